import type { ReactNode } from 'react';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmDialogProps } from '#design-system/ConfirmDialog/types.ts';
import { useFailureText } from './failureText.ts';
import { useWrite } from './useWrite.ts';

interface ConfirmedWriteProps<Reply> extends Pick<ConfirmDialogProps, 'open' | 'title' | 'confirmLabel' | 'tone'> {
  readonly text: ReactNode;
  /** Makes the write once the user confirms it; rejects with an ApiError. */
  readonly write: (signal: AbortSignal) => Promise<Reply>;
  /** Runs after the dialog was closed. */
  readonly onSuccess: () => void;
  readonly onError?: (error: unknown) => void;
  /** The dialog's text about a failure; left out: what happened and what to do next. */
  readonly errorText?: (error: unknown) => string;
  readonly onClose: () => void;
}

/** Asks before a write is made, such as a removal. The dialog stays open while it runs, and when it fails. */
export function ConfirmedWrite<Reply>(props: ConfirmedWriteProps<Reply>) {
  const { write, onSuccess, onError, errorText, onClose, ...dialog } = props;
  const failureText = useFailureText();
  const { send, busy, error, reset } = useWrite({
    write: (_: undefined, signal) => write(signal),
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
      onConfirm={() => send(undefined)}
      onCancel={() => {
        reset();
        onClose();
      }}
    />
  );
}
