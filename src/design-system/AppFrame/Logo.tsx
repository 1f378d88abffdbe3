import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext } from 'react';
import { OperatorContext } from '../operator.ts';

/** The operator's mark, or the product's logo where none is configured. */
export function Logo() {
  const mark = useContext(OperatorContext)?.mark;
  if (mark) return <chakra.img src={mark} alt="" flexShrink="0" width="7" height="7" objectFit="contain" />;
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
