import type { ReactNode } from 'react';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmDialogProps } from '#design-system/ConfirmDialog/types.ts';
import { useFailureText } from './failureText.ts';
import { useCheckedWrite } from './useCheckedWrite.ts';

interface ConfirmedWriteProps extends Pick<ConfirmDialogProps, 'open' | 'title' | 'confirmLabel' | 'tone'> {
  readonly text: ReactNode;
  /** Makes the write once the user confirms it; rejects with an ApiError. */
  readonly write: (signal: AbortSignal) => Promise<unknown>;
  /** Whether an earlier try was written although its response was lost; read from the server before a second one. */
  readonly alreadyWritten?: (signal: AbortSignal) => Promise<boolean>;
  /** Runs after the dialog was closed. */
  readonly onSuccess: () => void;
  readonly onError?: (error: unknown) => void;
  /** Returns the dialog's text about a failure; default: what happened and what to do next. */
  readonly errorText?: (error: unknown) => string;
  readonly onClose: () => void;
}

/** Asks before a write is made, such as a removal. The dialog stays open while it runs, and when it fails. */
export function ConfirmedWrite(props: ConfirmedWriteProps) {
  const { write, alreadyWritten, onSuccess, onError, errorText, onClose, ...dialog } = props;
  const failureText = useFailureText();
  const { send, busy, error, reset } = useCheckedWrite({
    write: async (_: null, signal) => {
      await write(signal);
      return true;
    },
    alreadyWritten: alreadyWritten && (async (_tries, _, signal) => (await alreadyWritten(signal)) || undefined),
    onSuccess: () => {
      onClose();
      onSuccess();
    },
    onError,
  });
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy}
      error={error === null ? undefined : (errorText ?? failureText)(error)}
      onConfirm={() => send(null)}
      onCancel={() => {
        reset();
        onClose();
      }}
    />
  );
}
