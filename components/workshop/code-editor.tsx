"use client";

import { autocompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { editorTheme } from "./editor-theme";

/** A problem at a place in the code; positions are 1-based. */
export type CodeProblem = { message: string; line: number; column: number };

/**
 * The code editor, loaded on demand. Tab indents; Esc, then Tab leaves. `value` replaces the text where it differs from
 * what is being edited, e.g. after a reset.
 */
export default function CodeEditor(props: {
  label: string;
  value: string;
  problems: readonly CodeProblem[];
  /** A line (1-based) to go to and focus; a new object for each request. */
  goTo: { line: number } | undefined;
  onChange: (value: string) => void;
  onRun: () => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion(),
          highlightActiveLine(),
          javascript({ typescript: true }),
          editorTheme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": latest.current.label }),
          keymap.of([
            {
              key: "Mod-Enter",
              run: () => {
                latest.current.onRun();
                return true;
              },
            },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...lintKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === props.value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.value } });
  }, [props.value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const diagnostics = props.problems.map((problem) => diagnosticAt(editor.state, problem));
    editor.dispatch(
      setDiagnostics(
        editor.state,
        diagnostics.sort((a, b) => a.from - b.from),
      ),
    );
  }, [props.problems]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !props.goTo) return;
    const { from } = lineAt(editor.state, props.goTo.line);
    editor.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    editor.focus();
  }, [props.goTo]);

  return <div ref={host} className="min-h-0 flex-1 overflow-auto" />;
}

/** The line of that number, or the nearest there is: the code may have changed since. */
const lineAt = (state: EditorState, line: number) =>
  state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));

function diagnosticAt(state: EditorState, { message, line, column }: CodeProblem) {
  const at = lineAt(state, line);
  const from = Math.min(at.from + Math.max(column - 1, 0), at.to);
  return { from, to: Math.max(at.to, from), severity: "error" as const, message };
}
