import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { longText } from '#design-system/LongText/LongText.tsx';

interface SeriesLabelProps {
  /** Series colour number. */
  readonly color: number;
  readonly children: ReactNode;
}

/** A service's or channel's name with its colour; the second line of a long one stands below the first, not the dot. */
export const SeriesLabel = ({ color, children }: SeriesLabelProps) => (
  <Flex as="span" align="baseline" gap="2.5">
    <Box
      as="span"
      flexShrink="0"
      boxSize="2.5"
      borderRadius="3px"
      style={{ background: `var(--chakra-colors-series-${color})` }}
      aria-hidden
    />
    <Box as="span" minW="0">
      {typeof children === 'string' ? longText(children) : children}
    </Box>
  </Flex>
);
