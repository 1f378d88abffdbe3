import { chakra } from '@chakra-ui/react/styled-system';

/** The two groups side by side with the same height; one below the other on narrow screens. */
export const TwoColumns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' }, gap: '4' },
});
