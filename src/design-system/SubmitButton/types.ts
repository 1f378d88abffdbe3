import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  /** The form is being submitted: the button shows it and does nothing. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
  readonly tone?: 'brand' | 'danger';
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}
