import { Play, Square } from "lucide-react";
import { Button } from "./button";

/**
 * Starts something that takes a while, and stops it while it runs. Without `onRun` it submits the form that it stands in,
 * as its first action, and says so of the keys that do the same.
 */
export function RunStopButton(props: {
  running: boolean;
  runLabel: string;
  stopLabel: string;
  onRun?: () => void;
  onStop: () => void;
}) {
  const { running, runLabel, stopLabel, onRun, onStop } = props;
  if (running) {
    return (
      <Button onClick={onStop} {...(!onRun && { "aria-keyshortcuts": "Escape" })}>
        <Square aria-hidden className="size-4" />
        {stopLabel}
      </Button>
    );
  }
  const start = onRun
    ? { onClick: onRun }
    : ({ type: "submit", variant: "primary", "aria-keyshortcuts": "Control+Enter Meta+Enter" } as const);
  return (
    <Button {...start}>
      <Play aria-hidden className="size-4" />
      {runLabel}
    </Button>
  );
}
