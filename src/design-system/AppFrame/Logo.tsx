import { Grid } from '@chakra-ui/react/grid';

/** The product's mark. */
export function Logo() {
  return (
    <Grid
      as="span"
      aria-hidden
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
    </Grid>
  );
}
