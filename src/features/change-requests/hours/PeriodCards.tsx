import { chakra } from '@chakra-ui/react/styled-system';

/** The grid of working periods, and of the skeletons in their place. */
export const PeriodCards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: '4',
    maxWidth: '90rem',
  },
});
