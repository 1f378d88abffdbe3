export interface CopyButtonProps {
  /** What is copied; a function is asked at the click. */
  readonly text: string | (() => string);
  /** What the button says: `Kopiraj poveznicu`. */
  readonly label: string;
  readonly iconOnly?: boolean;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly variant?: 'outline' | 'ghost';
  /** Left out: a link's icon. */
  readonly icon?: 'link' | 'copy';
}
