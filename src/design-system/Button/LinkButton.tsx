import { Button as ChakraButton } from '@chakra-ui/react/button';
import { Link } from '../Link/Link.tsx';
import { ownElement } from '../ownElement.tsx';
import type { LinkButtonProps } from './types.ts';

/** A link within the portal that looks like a button. */
export function LinkButton({ to, variant, size, icon, label, onClick, children }: LinkButtonProps) {
  return (
    <ChakraButton asChild variant={variant} size={size} colorPalette="brand">
      <Link to={to} aria-label={label} onClick={onClick}>
        {icon}
        {ownElement(children)}
      </Link>
    </ChakraButton>
  );
}
