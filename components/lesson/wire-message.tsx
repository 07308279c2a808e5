import { ArrowLeft, ArrowRight } from "lucide-react";
import { JsonView } from "@/components/ui/json-view";

/** One JSON message as it crossed the wire, with the way it went. */
export function WireMessage(props: { direction: "sent" | "received"; title: string; body: unknown }) {
  const Icon = props.direction === "sent" ? ArrowRight : ArrowLeft;
  return (
    <figure className="not-prose wire-message">
      <figcaption>
        <Icon aria-hidden className="size-3.5" />
        {props.title}
      </figcaption>
      <JsonView value={props.body} label={props.title} />
    </figure>
  );
}
