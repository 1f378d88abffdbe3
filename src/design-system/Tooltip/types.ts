import type { ReactElement } from 'react';

export interface TooltipProps {
  /** A short text without controls. Without it no tooltip is shown. */
  readonly text: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref and can be focused. */
  readonly children: ReactElement;
}
