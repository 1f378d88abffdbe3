import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A list has a search field above this number of rows. */
const searchFrom = 10;

/** The looks of a list of checkboxes in a panel, with its search field. */
export const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    minWidth: '15rem',
    maxWidth: '24rem',
    '& [data-part=search]': {
      position: 'relative',
      padding: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      '& svg': { position: 'absolute', insetStart: '4', top: '4.5', width: '4', height: '4', color: 'fg.muted' },
    },
    '& fieldset': {
      margin: '0',
      padding: '1.5',
      borderWidth: '0',
      minWidth: '0',
      overflowY: 'auto',
      maxHeight: 'min(24rem, 60dvh)',
      overscrollBehavior: 'contain',
    },
    '& label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minHeight: '9',
      paddingInline: '2.5',
      paddingBlock: '2',
      borderRadius: 'l1',
      textStyle: 'text',
      cursor: 'checkbox',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.muted' },
    },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '& label:has(:disabled)': { color: 'fg.muted', cursor: 'disabled', _hover: { bg: 'transparent' } },
    '& [data-part=all]': { fontWeight: 'medium' },
    '& hr': { marginBlock: '1.5', marginInline: '-1.5', borderTopWidth: '1px', borderColor: 'border' },
    '& input[type=checkbox]': {
      appearance: 'none',
      flexShrink: 0,
      width: '4',
      height: '4',
      marginTop: '0.5',
      outline: 'none',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: '4px',
      bg: 'bg.surface',
      cursor: 'inherit',
      display: 'grid',
      placeContent: 'center',
      transition: 'background-color 100ms, border-color 100ms',
      '&::after': { content: '""', width: '10px', height: '10px', bg: 'transparent' },
      '&:checked, &:indeterminate': { bg: 'brand.solid', borderColor: 'brand.solid' },
      '&:checked::after': {
        bg: 'brand.contrast',
        clipPath: 'polygon(14% 44%, 0 62%, 40% 100%, 100% 20%, 84% 6%, 38% 68%)',
      },
      '&:indeterminate::after': { bg: 'brand.contrast', height: '2px', clipPath: 'none' },
      '&:disabled': { opacity: 0.55 },
      // High-contrast mode removes backgrounds, so the native checkbox is shown there.
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    '& [data-part=dot]': { flexShrink: 0, width: '2.5', height: '2.5', marginTop: '5px', borderRadius: '3px' },
  },
});

/** What stands in place of options. */
export const Note = chakra('div', { base: { padding: '4', textStyle: 'text', color: 'fg.muted' } });

/** Returns the index to which a key moves the focus from the checkbox at `at`. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface CheckListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** The number of rows without the search. */
  readonly count: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** One checkbox for all rows; left out while there is none. */
  readonly all?: { readonly chosen: number; readonly onToggle: (on: boolean) => void } | undefined;
  readonly listRef?: RefObject<HTMLDivElement | null>;
  /** Below the rows; it stays in sight while they scroll. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a list of checkboxes: a search field above many of them, and one checkbox for all. Arrows, Home and End move
 * between the checkboxes.
 */
export function CheckList({ label, count, search, onSearch, all, listRef, footer, children }: CheckListProps) {
  const { t } = useTranslation('data');
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = listRef ?? ownRef;
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const target = event.target as HTMLElement;
    const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (!step || target instanceof HTMLButtonElement || (isText && event.key !== 'ArrowDown')) return;
    const boxes = [...(ref.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)') ?? [])];
    if (boxes.length === 0) return;
    event.preventDefault();
    boxes[isText ? 0 : step(boxes.indexOf(target as HTMLInputElement), boxes.length)]?.focus();
  };
  return (
    <List ref={ref} onKeyDown={walk}>
      {count > searchFrom && (
        <div data-part="search">
          <Search aria-hidden />
          <Input
            size="sm"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={t('multiSelect.search')}
            placeholder={t('multiSelect.search')}
            value={search}
            paddingStart="8"
            onChange={(event) => onSearch(event.target.value)}
          />
        </div>
      )}
      <fieldset aria-label={label}>
        {all && count > 0 && (
          <>
            <label data-part="all">
              <input
                type="checkbox"
                checked={all.chosen === count}
                ref={(box) => {
                  if (box) box.indeterminate = all.chosen > 0 && all.chosen < count;
                }}
                onChange={() => all.onToggle(all.chosen < count)}
              />
              <span>{t('multiSelect.selectAll')}</span>
            </label>
            <hr />
          </>
        )}
        {children}
      </fieldset>
      {footer}
    </List>
  );
}
