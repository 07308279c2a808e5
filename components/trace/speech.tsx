import { cn } from "@/components/ui/cn";

/** What the customer or the agent said. */
export function Speech(props: { who: string; text: string; tone: "customer" | "agent" }) {
  return (
    <figure
      className={cn(
        "min-w-0 rounded-card px-4 py-3",
        props.tone === "customer" ? "bg-sunken" : "bg-accent-soft",
      )}
    >
      <figcaption className="mb-0.5 text-ink-muted text-xs">{props.who}</figcaption>
      <p className="whitespace-pre-wrap text-[0.9375rem] leading-relaxed">{props.text}</p>
    </figure>
  );
}
