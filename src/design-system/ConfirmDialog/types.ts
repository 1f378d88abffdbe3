import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: ReactNode;
  /** The action in a word: `Ukloni`, not `U redu`. */
  readonly confirmLabel: string;
  /** Default: `Odustani`. */
  readonly cancelLabel?: string;
  readonly tone?: 'brand' | 'danger';
  /** The action is running: the buttons wait and Escape does nothing. */
  readonly busy?: boolean;
  /** The error of the action, shown in the dialog. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}
