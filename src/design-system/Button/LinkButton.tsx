import { Button as ChakraButton } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import type { LinkButtonProps } from './types.ts';

/** A link within the portal that looks like a button. */
export function LinkButton({ to, variant, size, icon, onIntent, label, children }: LinkButtonProps) {
  const intent = onIntent && (() => onIntent(to));
  return (
    <ChakraButton asChild variant={variant} size={size} colorPalette="brand">
      <Link to={to} aria-label={label} onPointerEnter={intent} onFocus={intent}>
        {icon}
        {children}
      </Link>
    </ChakraButton>
  );
}
