import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabsProps<Value extends string> {
  /** What the tabs are of, for those who hear them. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** The chosen tab's content. */
  readonly children: ReactNode;
}

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    '& [role=tab]': {
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
      '&[aria-selected=true]': { color: 'brand.fg', borderColor: 'brand.solid' },
    },
  },
});

const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of a page of which one is seen; arrows go from tab to tab and show it, as WAI-ARIA has it. */
export function Tabs<Value extends string>({ label, value, options, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = options.findIndex((option) => option.value === value);
    const next = keys[event.key]?.(at, options.length);
    const option = next === undefined ? undefined : options[next];
    if (next === undefined || !option) return;
    event.preventDefault();
    onChange(option.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button
            key={option.value}
            id={`${id}-${option.value}`}
            type="button"
            role="tab"
            aria-selected={option.value === value}
            aria-controls={option.value === value ? `${id}-panel` : undefined}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </List>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
