import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A line under the title. */
  readonly description?: ReactNode;
  /** Escape or the cross: asks to be closed. A press outside does nothing, so that nothing typed is lost. */
  readonly onClose: () => void;
  /** 32 rem (left out), 56 rem, or nearly the window. */
  readonly size?: 'md' | 'lg' | 'full';
  /** What it holds has a head of its own and closes it: no title is shown, and Escape does nothing. */
  readonly ownClose?: boolean;
  /** The action is running: Escape and the close button do nothing. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}
