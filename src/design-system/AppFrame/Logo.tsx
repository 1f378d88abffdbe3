import { chakra } from '@chakra-ui/react/styled-system';

/** The product's mark. */
export function Logo() {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      width="7"
      height="7"
      borderRadius="l2"
      bg="brand.solid"
      color="brand.contrast"
      fontSize="md"
      fontWeight="bold"
    >
      P
    </chakra.span>
  );
}
