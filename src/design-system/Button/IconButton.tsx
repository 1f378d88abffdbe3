import { Button } from './Button.tsx';
import type { IconButtonProps } from './types.ts';

/** A button that shows only an icon; its label is its accessible name. */
export function IconButton({ label, icon, busy, size, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      size={size}
      busy={busy}
      aria-label={label}
      icon={icon}
      style={{ paddingInline: 0, ...rest.style }}
    />
  );
}
