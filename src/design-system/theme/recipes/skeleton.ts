import { defineRecipe } from '@chakra-ui/react/styled-system';

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse' },
  variants: { loading: { true: {} }, variant: { pulse: {} } },
  defaultVariants: { loading: true, variant: 'pulse' },
});
