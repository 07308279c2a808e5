"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks before something is lost. */
export function ConfirmDialog(props: {
  open: boolean;
  title: string;
  body: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <Button onClick={props.onClose}>{props.cancel}</Button>
          <Button
            variant="danger"
            onClick={() => {
              props.onConfirm();
              props.onClose();
            }}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <p>{props.body}</p>
    </Dialog>
  );
}
