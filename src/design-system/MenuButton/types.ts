import type { ReactElement, ReactNode } from 'react';

/** One action of a menu; `choice` makes it one of several that exclude each other. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A number behind the label. */
  readonly badge?: string | undefined;
  readonly icon?: ReactNode;
  /** More about the action, under its label. */
  readonly description?: string;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** Why it cannot be used; shown under the label and read out. */
  readonly reason?: string;
  /** Whether this choice is selected; undefined for an action. */
  readonly checked?: boolean;
  /** Neighbouring items with the same heading are one group under it. */
  readonly group?: string;
  readonly tone?: 'danger';
}

export interface MenuButtonProps {
  /** The button's text. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  /** Default: `outline`. */
  readonly variant?: 'outline' | 'ghost' | 'solid';
  readonly size?: 'xs' | 'sm' | 'md';
  /** An action of the menu is running: the button shows it and does not open. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Shows the icon only; the label is the button's accessible name. */
  readonly iconOnly?: boolean;
  /** A trigger instead of the button; it must accept a ref and the button's props. */
  readonly trigger?: ReactElement;
  /** The edge with which the menu is aligned; default: `end`. */
  readonly align?: 'start' | 'end';
}
