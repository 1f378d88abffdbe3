import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** The chosen tab's content. */
  readonly children: ReactNode;
}

const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    // List and content are items of the page's own layout.
    root: { display: 'contents' },
    list: { display: 'flex', gap: '1', borderBottomWidth: '1px', overflowX: 'auto', overflowY: 'hidden' },
    trigger: {
      flexShrink: 0,
      px: '3',
      height: '10',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      textStyle: 'text',
      fontWeight: 'medium',
      cursor: 'button',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
      _selected: { color: 'brand.fg', borderColor: 'brand.solid' },
    },
    content: { _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } },
  },
});

/** Tabs of a page; arrows move between them and show each at once. Only the chosen tab's content is rendered. */
export function Tabs<Value extends string>({ label, value, options, onChange, children }: TabsProps<Value>) {
  return (
    <ChakraTabs.Root recipe={recipe} value={value} onValueChange={(details) => onChange(details.value as Value)}>
      <ChakraTabs.List aria-label={label}>
        {options.map((option) => (
          <ChakraTabs.Trigger key={option.value} value={option.value}>
            {option.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
