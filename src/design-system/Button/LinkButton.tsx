import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '../Link/Link.tsx';
import { ownElement } from '../ownElement.tsx';
import { linkButton } from '../theme/recipes/button.ts';
import type { LinkButtonProps } from './types.ts';

/** The link alone, with the look of a button. */
export const ButtonLink = chakra(Link, linkButton);

/** A link within the portal that looks like a button. */
export function LinkButton({ to, variant, size, icon, label, onClick, children }: LinkButtonProps) {
  return (
    <ButtonLink to={to} variant={variant} size={size} aria-label={label} onClick={onClick}>
      {icon}
      {ownElement(children)}
    </ButtonLink>
  );
}
