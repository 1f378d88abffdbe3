import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  /** The form is being sent: shown on the button, which then does nothing. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
  readonly tone?: 'brand' | 'danger';
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}
