/** Scrolls the first marked line within `root` into view, without moving the page around it more than needed. */
export function scrollToMark(root: HTMLElement | null): void {
  root?.querySelector("[data-marked]")?.scrollIntoView({ block: "nearest" });
}
