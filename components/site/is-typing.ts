/** True while the learner types, so that a letter is a letter and no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"))
  );
}
