import { chakra } from '@chakra-ui/react/styled-system';

/** The two groups side by side, as high as each other; one below the other where there is no space. */
export const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' }, gap: '4' },
});
