import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '#design-system/Link/Link.tsx';

/** A secondary link below a form, to another account page. */
export const SecondaryLink = chakra(Link, {
  base: {
    alignSelf: 'center',
    color: 'brand.fg',
    fontWeight: 'medium',
    borderRadius: 'l1',
    px: '1',
    py: '0.5',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
