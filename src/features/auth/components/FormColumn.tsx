import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** A form of one column: fields 16 px apart, and what stands below them too. */
export const FormColumn = (props: ComponentProps<'form'>) => (
  <chakra.form display="flex" flexDirection="column" gap="4" {...props} />
);
