import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsWords, searchWords } from '#api/text.ts';
import { cutProps } from '../LongText/cutText.ts';
import type { MultiSelectOption } from './types.ts';

export interface OptionListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly options: readonly (MultiSelectOption<string | number> & { readonly fixed?: boolean })[];
  readonly selected: ReadonlySet<string | number>;
  readonly onToggle: (id: string | number, on: boolean) => void;
  readonly onToggleAll?: ((on: boolean) => void) | undefined;
  readonly state?: 'ready' | 'loading' | 'failed' | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The list has a search field above this number of options. */
export const searchFrom = 10;

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
export const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A checkbox for each option, and one for all of them; arrows, Home and End move between them. */
export function OptionList(props: OptionListProps) {
  const { label, options, selected, onToggle, onToggleAll, state = 'ready', onRetry } = props;
  const { t } = useTranslation('data');
  const [search, setSearch] = useState('');
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const shown = useMemo(() => {
    const words = searchWords(search);
    return words.length === 0 ? options : options.filter((option) => holdsWords(option.name, words));
  }, [options, search]);

  const chosen = options.filter((option) => selected.has(option.id)).length;

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (!step || (isText && event.key !== 'ArrowDown')) return;
    const boxes = [
      ...(listRef.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)') ?? []),
    ];
    if (boxes.length === 0) return;
    event.preventDefault();
    const at = boxes.indexOf(event.target as HTMLInputElement);
    boxes[isText ? 0 : step(at, boxes.length)]?.focus();
  };

  if (state === 'loading') {
    return (
      <List aria-busy="true">
        <fieldset aria-label={t('multiSelect.loading')}>
          {['70%', '45%', '60%', '50%'].map((width) => (
            <Skeleton key={width} height="4" margin="2.5" style={{ width }} />
          ))}
        </fieldset>
      </List>
    );
  }
  if (state === 'failed') {
    return (
      <List>
        <Grid role="alert" gap="3" justifyItems="start" p="4" textStyle="text">
          <span>{t('multiSelect.failedLong')}</span>
          {onRetry && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('multiSelect.retry')}
            </Button>
          )}
        </Grid>
      </List>
    );
  }
  return (
    <List ref={listRef} onKeyDown={walk}>
      {options.length > searchFrom && (
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
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <fieldset aria-label={label}>
        {onToggleAll && searchWords(search).length === 0 && options.length > 0 && (
          <>
            <label data-part="all">
              <input
                type="checkbox"
                checked={chosen === options.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < options.length;
                }}
                onChange={() => onToggleAll(chosen < options.length)}
              />
              <span>{t('multiSelect.selectAll')}</span>
            </label>
            <hr />
          </>
        )}
        {shown.map((option) => (
          <label key={option.id} htmlFor={`${id}${option.id}`}>
            <input
              id={`${id}${option.id}`}
              type="checkbox"
              checked={selected.has(option.id)}
              disabled={option.fixed}
              onChange={(event) => onToggle(option.id, event.target.checked)}
            />
            {option.color !== undefined && (
              <span data-part="dot" style={{ background: `var(--chakra-colors-series-${option.color})` }} />
            )}
            {/* What has a colour of its own is a channel or another name. */}
            <span translate={option.color === undefined ? undefined : 'no'} {...cutProps(option.name)} />
          </label>
        ))}
        {options.length === 0 && <Note>{t('multiSelect.noOptions')}</Note>}
        {options.length > 0 && shown.length === 0 && (
          <Note role="status">{t('multiSelect.noMatch', { text: search.trim() })}</Note>
        )}
      </fieldset>
    </List>
  );
}
