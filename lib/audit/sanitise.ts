import { stripDecoration } from "./failure-prose";
import { htmlErrorPage } from "./html-page";
import { withoutLeaks } from "./leaks";
import { stripHeading, stripPrefixes } from "./vocabulary";

/** Characters kept of a message. */
const MAX_MESSAGE = 400;
const STACK_LINE = /^\s*(?:at |File "|\.{3} \d+ more|goroutine |Caused by:|\^+\s*$)/;

/** A message without stack, secrets, hosts, paths, SQL and mark-up: only what an agent may read. May come out empty. */
export function sanitise(message: string): string {
  const page = htmlErrorPage(message);
  let text = stripHeading(page ? `${message.slice(0, page.index)} ${page.title}` : message.slice(0, 4000));
  if (/Traceback \(most recent call last\)/.test(text)) {
    text = text.slice(0, text.indexOf("Traceback")).trim() || (text.trimEnd().split("\n").at(-1) ?? "");
  }
  text = text
    .split("\n")
    .filter((line) => !STACK_LINE.test(line))
    .join(" ");
  text = withoutLeaks(text);
  text = stripPrefixes(stripDecoration(text.replace(/\s+/g, " "))).trim();
  return text.length > MAX_MESSAGE
    ? `${text.slice(0, MAX_MESSAGE - 1).replace(/[\ud800-\udbff]$/, "")}…`
    : text;
}
