import type { ReactNode } from 'react';

export interface SectionProps {
  /** The section's h2; left out, the card has no head. */
  readonly title?: string;
  /** Already formatted, beside the title. */
  readonly count?: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** `none` for tables, which reach the card's edges; left out: `normal`. */
  readonly padding?: 'none' | 'normal';
  /** A column at the right of the body (pies); below it on narrow screens. */
  readonly aside?: ReactNode;
  /** Old content stays, dimmed, while new is fetched. */
  readonly refreshing?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}
