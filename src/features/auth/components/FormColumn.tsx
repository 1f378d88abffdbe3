import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { Attributes } from '#design-system/attributes.ts';

const Column = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** The layout of a form in one column, with gaps of 16 px. */
export const FormColumn = (props: ComponentProps<'form'>) => <Column {...(props satisfies Attributes)} />;
