import type { ReactElement, ReactNode } from 'react';

/** One action of a menu; `choice` makes it one of several that exclude each other. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** Why it cannot be used; shown under the label and read out. */
  readonly reason?: string;
  /** Whether this choice is the one in force; left out: an action, not a choice. */
  readonly checked?: boolean;
  /** Neighbours with the same heading stand in one group under it. */
  readonly group?: string;
  readonly tone?: 'danger';
}

export interface MenuButtonProps {
  /** What the button says. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  /** Left out: `outline`. */
  readonly variant?: 'outline' | 'ghost' | 'solid';
  readonly size?: 'xs' | 'sm' | 'md';
  /** An action of the menu is under way: the button shows it and does not open. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Shows the icon only; the label is the button's name. */
  readonly iconOnly?: boolean;
  /** Another trigger in place of the button; must take a ref and the button's properties. */
  readonly trigger?: ReactElement;
  /** Where the menu's edge lies; left out: `end`. */
  readonly align?: 'start' | 'end';
}
