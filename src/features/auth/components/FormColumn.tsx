import { chakra } from '@chakra-ui/react/styled-system';

/** A form of one column: fields 16 px apart, and what stands below them too. */
export const FormColumn = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4' },
});
