// @vitest-environment jsdom
import { forEachDiagnostic } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import CodeEditor from "./code-editor";

const CODE = "const a = 1;\nthrow a;\n";
type Props = Parameters<typeof CodeEditor>[0];

beforeAll(() => {
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

function setUp(changed: Partial<Props> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  const props: Props = {
    label: "Code",
    value: CODE,
    problems: [],
    goTo: undefined,
    onChange,
    onRun: () => undefined,
    ...changed,
  };
  const { rerender } = render(<CodeEditor {...props} />);
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name: "Code" }));
  if (!view) throw new Error("no editor");
  return { view, onChange, update: (next: Partial<Props>) => rerender(<CodeEditor {...props} {...next} />) };
}

function marks(view: EditorView) {
  const found: { line: number; message: string }[] = [];
  forEachDiagnostic(view.state, ({ message }, from) =>
    found.push({ line: view.state.doc.lineAt(from).number, message }),
  );
  return found;
}

describe("the code editor", () => {
  it("marks problems at their line, in the words it is given, and takes the marks away again", () => {
    const { view, update } = setUp({ problems: [{ line: 2, column: 1, message: "It threw." }] });
    expect(marks(view)).toEqual([{ line: 2, message: "It threw." }]);
    update({ problems: [] });
    expect(marks(view)).toEqual([]);
  });

  it("marks the last line where the code has become shorter than the problem's line", () => {
    const { view } = setUp({ problems: [{ line: 99, column: 7, message: "Gone." }] });
    expect(marks(view)).toEqual([{ line: 3, message: "Gone." }]);
  });

  it("goes to a line on request, with the focus", () => {
    const { view, update } = setUp();
    act(() => update({ goTo: { line: 2 } }));
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(2);
    expect(document.activeElement).toBe(view.contentDOM);
  });

  it("follows a new value without reporting it as typed twice, and reports what is typed", () => {
    const { view, onChange, update } = setUp();
    update({ value: "from another tab" });
    expect(view.state.doc.toString()).toBe("from another tab");
    onChange.mockClear();
    view.dispatch({ changes: { from: 0, insert: "x" } });
    expect(onChange.mock.calls).toEqual([["xfrom another tab"]]);
  });
});
