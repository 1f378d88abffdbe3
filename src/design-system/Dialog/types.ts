import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A line under the title. */
  readonly description?: ReactNode;
  /** Called on Escape and by the close button. A press outside does nothing, so that nothing typed is lost. */
  readonly onClose: () => void;
  /** 32 rem (default), 56 rem, or nearly the window. */
  readonly size?: 'md' | 'lg' | 'full';
  /** The content has its own head and closes the dialog: no title is shown, and Escape does nothing. */
  readonly ownClose?: boolean;
  /** The action is running: Escape and the close button do nothing. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}
