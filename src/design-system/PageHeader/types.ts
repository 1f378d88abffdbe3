import type { ReactNode } from 'react';

export interface Breadcrumb {
  /** Empty while it is on its way (a skeleton stands in its place). */
  readonly label: string;
  /** Left out for the page itself, and for what has no page. */
  readonly to?: string;
}

export interface PageHeaderProps {
  /** The way here; the last one is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The page's h1; empty while it is on its way (a skeleton stands in its place). */
  readonly title: string;
  /** How many there are, already formatted, in a badge beside the title. */
  readonly count?: string;
  /** What the count counts, for those who hear it: `25 pružatelja`. */
  readonly countLabel?: string;
  /** A line under the title; an empty text while it is on its way. */
  readonly description?: ReactNode;
  /** What can be done with the page: buttons, at the right; they wrap on narrow screens. */
  readonly actions?: ReactNode;
}
