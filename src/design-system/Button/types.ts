import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** `outline` (left out) for most, `solid` for the one main action of a place. */
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'subtle' | 'plain';
  /** 36 px (left out), 32 px, 28 px. */
  readonly size?: 'xs' | 'sm' | 'md';
  readonly tone?: 'brand' | 'danger';
  readonly icon?: ReactNode;
  /** After the words. */
  readonly endIcon?: ReactNode;
  /** Under way: a spinner in the icon's place, and clicks do nothing. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'endIcon' | 'children'> {
  /** The button's name. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link that looks like a button; `to` within the portal. */
export interface LinkButtonProps {
  readonly to: string;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly icon?: ReactNode;
  /** The link's name where the words alone do not tell it from its neighbours: `Detalji: Zagrebparking`. */
  readonly label?: string;
  readonly children: ReactNode;
}
