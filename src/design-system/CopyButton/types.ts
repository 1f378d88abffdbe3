export interface CopyButtonProps {
  /** The text to copy; a function is called at the click. */
  readonly text: string | (() => string);
  /** The button's text: `Kopiraj poveznicu`. */
  readonly label: string;
  readonly iconOnly?: boolean;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly variant?: 'outline' | 'ghost';
  /** Default: a link's icon. */
  readonly icon?: 'link' | 'copy';
  /** Milliseconds that the toast stays; default: those of any success. */
  readonly toastTime?: number;
}
