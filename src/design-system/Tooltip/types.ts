import type { ReactElement } from 'react';

export interface TooltipProps {
  /** Short, without controls in it. Nothing is shown without it. */
  readonly text: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref and can be focused. */
  readonly children: ReactElement;
}
