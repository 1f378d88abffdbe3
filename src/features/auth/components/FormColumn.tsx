import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** The layout of a form in one column, with gaps of 16 px. */
export const FormColumn = (props: ComponentProps<'form'>) => (
  <chakra.form display="flex" flexDirection="column" gap="4" {...props} />
);
