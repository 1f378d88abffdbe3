import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validities } from '#api/contract/transactions.ts';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangePickerProps, DateRangeValue } from '#design-system/DateRangePicker/types.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { type ListFilters, listPresets, longestSearch, searchProblem } from '../listFilters.ts';
import type { AppliedList } from '../useListFilters.ts';

/** What a list is searched by. */
export type SearchKind = 'plateOrCode' | 'ticket' | 'plateOrTicket';

interface ListFilterBarProps {
  readonly applied: AppliedList;
  /** Left out: the list has dates only. */
  readonly search?: SearchKind;
  /** How its dates are chosen; left out: any range, or one of a list's usual ones. */
  readonly dates?: Pick<DateRangePickerProps, 'presets' | 'beginPresets' | 'endPresets' | 'magic' | 'clearable'>;
  readonly busy?: boolean;
}

/** What is being edited: a cleared date leaves the range half set, or not set at all. */
type Draft = Omit<ListFilters, 'range'> & { readonly range: DateRangeValue };

/** The filters of a paged list. Edits are held here and applied by Search, which waits until they are valid. */
export function ListFilterBar({ applied, search, dates, busy = false }: ListFilterBarProps) {
  const { t } = useTranslation(['reporting', 'lists']);
  const { filters, problems } = applied;
  return (
    <>
      {problems.length > 0 && (
        <FormBanner tone="warning" title={t('problems.title')}>
          {problems.map((problem) => t(`lists:problems.${problem}`)).join(' ')}
        </FormBanner>
      )}
      <Card.Root role="search" aria-label={t('filters.title')} p="4">
        {/* Edits start over when something else was applied: by Search, Back, or a link. */}
        <Fields
          key={JSON.stringify({ ...filters, page: null })}
          applied={applied}
          busy={busy}
          {...(search ? { search } : {})}
          {...(dates ? { dates } : {})}
        />
      </Card.Root>
    </>
  );
}

function Fields({ applied, search, dates, busy }: ListFilterBarProps) {
  const { t } = useTranslation(['reporting', 'lists']);
  const { filters, today, yesterday, bounds, apply } = applied;
  const [draft, setDraft] = useState<Draft>(filters);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const { begin, end } = draft.range;
  const range = begin && end ? { begin, end } : null;
  const problem = search && range ? searchProblem(range, draft.search) : null;
  const error =
    search && problem === 'missing'
      ? t(`lists:search.${search}.missing`)
      : problem === 'tooLong'
        ? t('lists:search.tooLong', { count: longestSearch })
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (range && !problem) apply({ ...draft, range, search: draft.search.trim() });
  };
  return (
    <Flex as="form" onSubmit={submit} gap="3" rowGap="4" align="flex-start" wrap="wrap">
      <DateRangePicker
        label={t('filters.range')}
        value={draft.range}
        onChange={(value) => change({ range: value })}
        today={today}
        {...(bounds.earliest ? { min: bounds.earliest } : {})}
        max={bounds.latest}
        presets={listPresets(today, yesterday).map(({ id, range }) => ({ id, range, label: t(`presets.${id}`) }))}
        {...dates}
        {...(range ? {} : { error: t('lists:dates.missing') })}
      />
      {search && (
        <Box w={{ base: 'full', md: '20rem' }}>
          <TextField
            label={t(`lists:search.${search}.label`)}
            type="search"
            size="md"
            value={draft.search}
            onChange={(value) => change({ search: value })}
            autoComplete="off"
            spellCheck={false}
            {...(error ? { error } : {})}
          />
        </Box>
      )}
      {search && (
        <Flex align="center" minH="9" mt={{ base: '0', md: 'fieldLabel' }}>
          <SegmentedControl
            label={t('lists:search.show')}
            value={draft.validity}
            onChange={(validity) => change({ validity })}
            options={validities.map((value) => ({ value, label: t(`lists:search.${value}`) }))}
          />
        </Flex>
      )}
      <Flex ms="auto" mt={{ base: '0', md: 'fieldLabel' }} gap="2" align="center">
        <CopyButton iconOnly variant="ghost" label={t('filters.copyLink')} text={() => window.location.href} />
        <SubmitButton
          busy={busy ?? false}
          disabled={!range || problem !== null}
          icon={<Search size={16} aria-hidden />}
        >
          {t('filters.search')}
        </SubmitButton>
      </Flex>
    </Flex>
  );
}
