import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validities } from '#api/contract/transactions.ts';
import { cleanSearch } from '#api/text.ts';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangePickerProps, DateRangeValue } from '#design-system/DateRangePicker/types.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { Sheet } from '#design-system/Sheet/Sheet.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { ViewsButton } from '../ViewsPlace.tsx';
import { type ListFilters, listPresets, longestSearch, searchProblem } from './listFilters.ts';
import type { AppliedList } from './useListFilters.ts';

/** The kind of a list's search. */
export type SearchKind = 'plateOrCode' | 'ticket' | 'plateOrTicket';

interface ListFilterBarProps {
  readonly applied: AppliedList;
  /** Without it the list has dates only. */
  readonly search?: SearchKind;
  /** The label of a search among the rows of the dates, which the page makes itself. */
  readonly find?: string;
  /** The presets of its dates; default: those of lists. */
  readonly dates?: Pick<DateRangePickerProps, 'presets' | 'beginPresets' | 'endPresets' | 'magic' | 'clearable'>;
  readonly busy?: boolean;
}

/** The edited filters: a cleared date leaves the range half set or empty. */
type Draft = Omit<ListFilters, 'range'> & { readonly range: DateRangeValue };

/**
 * The filters of a paged list. Edits are component state; Search applies them and is disabled while they are invalid.
 */
export function ListFilterBar({ applied, search, find, dates, busy = false }: ListFilterBarProps) {
  const { t } = useTranslation(['reporting', 'lists']);
  const formats = useFormats();
  const { filters, problems } = applied;
  // Edits are reset when other filters are applied: by Search, Back, or a link.
  const key = JSON.stringify({ ...filters, page: null });
  const fields = {
    applied,
    busy,
    ...(search ? { search } : {}),
    ...(find ? { find } : {}),
    ...(dates ? { dates } : {}),
  };
  return (
    <>
      {problems.length > 0 && (
        <FormBanner tone="warning" title={t('problems.title')}>
          {problems.map((problem) => t(`lists:problems.${problem}`)).join(' ')}
        </FormBanner>
      )}
      <Box layerStyle="card" role="search" aria-label={t('filters.title')} hideBelow="md" px="2" py="1.5">
        <Fields key={key} {...fields} inline />
      </Box>
      <Box layerStyle="card" display={{ base: 'flex', md: 'none' }} alignItems="center" gap="2" ps="4" pe="2" py="1.5">
        <ListFilter size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Box flex="1" minW="0" textStyle="table" overflowWrap="anywhere">
          {[
            formats.dayRange(filters.range.begin, filters.range.end),
            ...(search ? [t(`lists:search.${filters.validity}`)] : []),
            ...(filters.search ? [filters.search] : []),
          ].join(' · ')}
        </Box>
        <CopyLink />
        <ViewsButton />
        <Sheet label={t('filters.open')} icon={<SlidersHorizontal size={16} aria-hidden />} title={t('filters.title')}>
          {(close) => <Fields key={key} {...fields} onApplied={close} />}
        </Sheet>
      </Box>
    </>
  );
}

interface FieldsProps extends ListFilterBarProps {
  /** The fields are in one line, with their labels for screen readers only. */
  readonly inline?: boolean;
  readonly onApplied?: () => void;
}

function Fields({ applied, search, find, dates, busy, inline = false, onApplied }: FieldsProps) {
  const { t } = useTranslation(['reporting', 'lists']);
  const { filters, today, bounds, apply } = applied;
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
    if (!range || problem) return;
    apply({ ...draft, range, search: cleanSearch(draft.search) });
    onApplied?.();
  };
  return (
    <Flex
      as="form"
      onSubmit={submit}
      gap="2"
      rowGap={{ base: '4', md: '2' }}
      // In a phone's sheet each field has a line of its own.
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-start' }}
      wrap={{ md: 'wrap' }}
    >
      <DateRangePicker
        label={t('filters.range')}
        hideLabel={inline}
        value={draft.range}
        onChange={(value) => change({ range: value })}
        today={today}
        {...(bounds.earliest ? { min: bounds.earliest } : {})}
        max={bounds.latest}
        presets={listPresets(today, bounds).map(({ id, range }) => ({ id, range, label: t(`presets.${id}`) }))}
        {...dates}
        {...(range ? {} : { error: t('lists:dates.missing') })}
      />
      {search && (
        <Box w={{ base: 'full', md: '20rem' }}>
          <TextField
            label={t(`lists:search.${search}.label`)}
            labelHidden={inline}
            {...(inline ? { placeholder: t(`lists:search.${search}.label`) } : {})}
            icon={<Search size={16} aria-hidden />}
            type="search"
            size="md"
            value={draft.search}
            onChange={(value) => change({ search: value })}
            enterKeyHint="search"
            {...(error ? { error } : {})}
          />
        </Box>
      )}
      {find && (
        <Box w={{ base: 'full', md: '20rem' }}>
          <TextField
            label={find}
            labelHidden={inline}
            {...(inline ? { placeholder: find } : {})}
            icon={<Search size={16} aria-hidden />}
            type="search"
            size="md"
            value={draft.search}
            onChange={(value) => change({ search: value })}
            maxLength={100}
            enterKeyHint="search"
          />
        </Box>
      )}
      {search && (
        <Flex align="center" minH="9">
          <SegmentedControl
            label={t('lists:search.show')}
            value={draft.validity}
            onChange={(validity) => change({ validity })}
            options={validities.map((value) => ({ value, label: t(`lists:search.${value}`) }))}
          />
        </Flex>
      )}
      <Flex direction={{ base: 'column', md: 'row' }} ms={{ md: 'auto' }} gap="1" align={{ md: 'center' }}>
        {inline && <CopyLink />}
        {inline && <ViewsButton />}
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
