import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    minWidth: '0',
    p: '4',
    borderBottomWidth: '1px',
    '& > h2': { textStyle: 'text', fontWeight: 'semibold' },
  },
});

/** A section of the editor's sidebar, with its heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
