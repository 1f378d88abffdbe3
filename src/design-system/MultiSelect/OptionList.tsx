import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsWords, searchWords } from '#api/text.ts';
import { cutProps } from '../LongText/cutText.ts';
import { CheckList, List, Note } from './CheckList.tsx';
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

/** A checkbox for each option, and one for all of them; arrows, Home and End move between them. */
export function OptionList(props: OptionListProps) {
  const { label, options, selected, onToggle, onToggleAll, state = 'ready', onRetry } = props;
  const { t } = useTranslation('data');
  const [search, setSearch] = useState('');
  const id = useId();

  const shown = useMemo(() => {
    const words = searchWords(search);
    return words.length === 0 ? options : options.filter((option) => holdsWords(option.name, words));
  }, [options, search]);

  const chosen = options.filter((option) => selected.has(option.id)).length;

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
    <CheckList
      label={label}
      count={options.length}
      search={search}
      onSearch={setSearch}
      all={onToggleAll && searchWords(search).length === 0 ? { chosen, onToggle: onToggleAll } : undefined}
    >
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
    </CheckList>
  );
}
