import type { ReactNode } from 'react';

export interface SectionProps {
  /** The section's h2; without it the card has no head. */
  readonly title?: string;
  /** Leaves out the head; the title is for screen readers only. */
  readonly headless?: boolean;
  /** Already formatted, beside the title. */
  readonly count?: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** `none` for tables, which reach the card's edges; default: `normal`. */
  readonly padding?: 'none' | 'normal';
  /** A column at the right of the body (pies); below it on narrow screens. */
  readonly aside?: ReactNode;
  /** The column is as narrow as its content allows, because the body needs the width. */
  readonly narrowAside?: boolean;
  /** Old content stays, dimmed, while new is fetched. */
  readonly refreshing?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}
