import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '#design-system/Link/Link.tsx';

/** A link in the list, to a page that opens in a new tab: the list stays. */
export const TabLink = chakra(Link, { base: { textDecoration: 'underline', overflowWrap: 'anywhere' } });
