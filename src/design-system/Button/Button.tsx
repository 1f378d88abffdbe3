import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Attributes } from '../attributes.ts';
import { button } from '../theme/recipes/button.ts';
import type { ButtonProps } from './types.ts';

const Look = chakra('button', button);

/** A button, whose text is an element of its own (behaviour 20.11): one `solid` for the main action of a section, `outline` for the others, `ghost` in bars and rows. */
export function Button({
  variant,
  size,
  tone = 'brand',
  icon,
  endIcon,
  busy,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Look
      type="button"
      variant={variant}
      size={size}
      colorPalette={tone}
      {...(rest satisfies Attributes)}
      // Not `disabled`: a button that loses the focus while its action runs sends keyboard users to the top of
      // the page.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="sm" aria-hidden /> : icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {endIcon}
    </Look>
  );
}
