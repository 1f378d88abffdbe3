import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** `outline` (default) for most, `solid` for the one main action of a section. */
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'subtle' | 'plain';
  /** 36 px (default), 32 px, 28 px. */
  readonly size?: 'xs' | 'sm' | 'md';
  readonly tone?: 'brand' | 'danger';
  readonly icon?: ReactNode;
  /** The icon after the text. */
  readonly endIcon?: ReactNode;
  /** The action is running: a spinner replaces the icon, and clicks do nothing. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'endIcon' | 'children'> {
  /** The button's accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link that looks like a button; `to` within the portal. */
export interface LinkButtonProps {
  readonly to: string;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly icon?: ReactNode;
  /** The link's accessible name where the text alone is ambiguous: `Detalji: Zagrebparking`. */
  readonly label?: string;
  /** Runs before the link is followed. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}
