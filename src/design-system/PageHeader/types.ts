import type { ReactNode } from 'react';

export interface Breadcrumb {
  /** Empty while it is loading (a skeleton replaces it). */
  readonly label: string;
  /** Undefined for the page itself, and for an entry without a page. */
  readonly to?: string;
  /** The label is a name, which is not translated; so is a title that is the same. */
  readonly isName?: boolean;
}

export interface PageHeaderProps {
  /** The breadcrumbs; the last one is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The page's h1; empty while it is loading (a skeleton replaces it). */
  readonly title: string;
  /** Beside the title, what the page belongs to; an empty text while it is loading. */
  readonly subtitle?: string;
  /** The number of items, already formatted, in a badge beside the title. */
  readonly count?: string;
  /** The count in words, for screen readers: `25 pružatelja`. */
  readonly countLabel?: string;
  /** A line under the title; an empty text while it is loading. */
  readonly description?: ReactNode;
  /** The page's actions: buttons at the right, which wrap on narrow screens. */
  readonly actions?: ReactNode;
}
