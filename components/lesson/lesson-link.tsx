import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/routing";

/** A Markdown link: inside the site it keeps the language, to the outside it tells nobody where it was followed. */
export function LessonLink({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("/")) {
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
