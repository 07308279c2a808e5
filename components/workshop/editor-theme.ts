import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The editor in the app's own tokens, so that it follows the theme by itself. */
export const editorTheme = [
  EditorView.theme({
    "&": {
      height: "100%",
      fontSize: "0.875rem",
      backgroundColor: "var(--color-surface)",
      color: "var(--color-ink)",
    },
    ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6" },
    ".cm-content": { caretColor: "var(--color-ink)", paddingBlock: "0.75rem" },
    ".cm-gutters": {
      backgroundColor: "var(--color-sunken)",
      color: "var(--color-ink-faint)",
      border: "none",
    },
    ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--color-accent) 6%, transparent)" },
    ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
    "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
      backgroundColor: "var(--color-accent-soft) !important",
    },
    "&.cm-focused": { outline: "2px solid var(--color-accent)", outlineOffset: "-2px" },
    ".cm-tooltip": {
      backgroundColor: "var(--color-raised)",
      color: "var(--color-ink)",
      border: "1px solid var(--color-line-strong)",
    },
    ".cm-diagnostic-error": { borderLeftColor: "var(--color-permission)" },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.controlKeyword, tags.modifier], color: "var(--color-code-keyword)" },
      { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "var(--color-code-string)" },
      { tag: [tags.number, tags.bool, tags.null], color: "var(--color-code-number)" },
      { tag: [tags.propertyName, tags.typeName], color: "var(--color-code-key)" },
      { tag: tags.comment, color: "var(--color-code-comment)", fontStyle: "italic" },
    ]),
  ),
];
