import { Flex } from '@chakra-ui/react/flex';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareKinds, comparePresets, rangePresets, sameRange } from '#api/periods.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangeValue } from '#design-system/DateRangePicker/types.ts';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { useSetting } from '#features/auth/index.ts';
import { CopyLink, ViewsButton } from '#features/pages/index.ts';
import { type FilterList, useSalesChannels, useServices } from './filterLists.ts';
import { comparedBy, compareKindOf, earliestDay, filterQuery, type ReportFilters, withRange } from './filters.ts';
import { TypedNote } from './TypedNote.tsx';
import { UnlikeNote } from './UnlikeNote.tsx';
import type { AppliedFilters } from './useReportFilters.ts';

interface FilterFieldsProps {
  readonly applied: AppliedFilters;
  readonly withServices: boolean;
  readonly withChannels: boolean;
  readonly busy: boolean;
  /** The fields are in one line: their labels are inside them, or for screen readers only. */
  readonly inline?: boolean;
  /** Called at an edit, with whether the fields then differ from what is applied. */
  readonly onEdit?: (edited: boolean) => void;
  readonly onApplied?: () => void;
}

/** The fields of the filter bar, and the button Search, which applies them and is disabled while they are invalid. */
export function FilterFields({
  applied,
  withServices,
  withChannels,
  busy,
  inline = false,
  onEdit,
  onApplied,
}: FilterFieldsProps) {
  const { t } = useTranslation(['reporting', 'forms']);
  const { filters, today, apply } = applied;
  const [draft, setDraft] = useState<ReportFilters>(filters);
  const formRef = useRef<HTMLDivElement>(null);
  const edit = (next: ReportFilters) => {
    setDraft(next);
    onEdit?.(editedText(next) !== editedText(filters));
  };
  const change = (part: Partial<ReportFilters>) => edit({ ...draft, ...part });
  const magic = useSetting('magic_button');
  const channels = useSalesChannels(withChannels);
  const services = useServices(withServices);
  // A link may hold ids that are not in the lists.
  const channelIds = listedIds(draft.channelIds, channels);
  const serviceIds = listedIds(draft.serviceIds, services);
  const channelsMissing = withChannels && channelIds?.length === 0;
  const servicesMissing = withServices && serviceIds?.length === 0;
  const errorOf = (ids: readonly number[] | null, listed: readonly number[] | null, missing: string) =>
    ids?.length !== listed?.length ? t('forms:inArray') : listed?.length === 0 ? missing : undefined;
  const channelError = errorOf(draft.channelIds, channelIds, t('filters.chooseChannel'));
  const serviceError = errorOf(draft.serviceIds, serviceIds, t('filters.chooseService'));

  const changeRange = ({ begin, end }: DateRangeValue) => {
    if (begin && end) edit(withRange(draft, { begin, end }));
  };
  const changeCompare = ({ begin, end }: DateRangeValue, preset?: string) => {
    if (!begin || !end) return;
    // Days that are applied in the picker are typed, also those of a ready period (behaviour 3.20).
    change({ compare: { begin, end }, compareKind: compareKinds.find((kind) => kind === preset) ?? 'typed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (channelsMissing || servicesMissing) return;
    // Whether figures are per day is not edited here.
    apply({ ...draft, channelIds, serviceIds, perDay: filters.perDay });
    onApplied?.();
  };

  const { compare } = draft;
  const isApplied = sameRange(compare, filters.compare) && sameRange(draft.range, filters.range);
  return (
    <>
      <Flex
        as="form"
        ref={formRef}
        onSubmit={submit}
        gap="2"
        rowGap={inline ? '2' : '4'}
        // In a phone's sheet each field has a line of its own.
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'flex-start' }}
        wrap={{ md: 'wrap', xl: 'nowrap' }}
      >
        <DateRangePicker
          label={t('filters.range')}
          hideLabel={inline}
          value={draft.range}
          onChange={changeRange}
          today={today}
          min={earliestDay}
          max={today}
          presets={rangePresets(today).map(({ id, range }) => ({ id, range, label: t(`presets.${id}`) }))}
          magic={magic}
        />
        <Flex align="center" h="9" px="1" flexShrink="0">
          <Checkbox
            label={t('filters.compareWith')}
            checked={draft.compare !== null}
            onChange={(checked) =>
              edit(checked ? comparedBy('previousPeriod', draft) : { ...draft, compare: null, compareKind: undefined })
            }
          />
        </Flex>
        {draft.compare && (
          <DateRangePicker
            label={t('filters.compareRange')}
            hideLabel={inline}
            value={draft.compare}
            onChange={changeCompare}
            today={today}
            min={earliestDay}
            max={today}
            presets={comparePresets(draft.range).map(({ id, range }) => ({ id, range, label: t(`presets.${id}`) }))}
            magic={magic}
          />
        )}
        {withChannels && (
          <IdSelect
            label={t('filters.channels')}
            gender="m"
            list={channels}
            inline={inline}
            selected={channelIds}
            onChange={(channelIds) => change({ channelIds })}
            {...(channelError ? { error: channelError } : {})}
          />
        )}
        {withServices && (
          <IdSelect
            label={t('filters.services')}
            gender="f"
            list={services}
            inline={inline}
            selected={serviceIds}
            onChange={(serviceIds) => change({ serviceIds })}
            {...(serviceError ? { error: serviceError } : {})}
          />
        )}
        <Flex direction={{ base: 'column', md: 'row' }} ms={{ md: 'auto' }} gap="1" flexShrink="0">
          {inline && <CopyLink />}
          {inline && <ViewsButton />}
          <SubmitButton
            busy={busy}
            disabled={channelsMissing || servicesMissing}
            icon={<Search size={16} aria-hidden />}
          >
            {t('filters.search')}
          </SubmitButton>
        </Flex>
      </Flex>
      {/* What is applied, the page says. */}
      {compare && editedText(draft) !== editedText(filters) && (
        <Flex direction="column" gap="1" mt="2" css={{ '&:empty': { display: 'none' } }}>
          {compareKindOf(draft) === 'typed' && (
            <TypedNote
              onPrevious={() => {
                // The button that had the focus is about to be removed.
                formRef.current?.querySelector('button')?.focus();
                edit(comparedBy('previousPeriod', draft));
              }}
            />
          )}
          {!isApplied && <UnlikeNote range={draft.range} compare={compare} />}
        </Flex>
      )}
    </>
  );
}

/** What is edited here, as a text: whether figures are per day is not. */
const editedText = (filters: ReportFilters) => filterQuery({ ...filters, perDay: undefined });

/** The ids that are in the list; all of them while it is loading, and null for all of the list. */
const listedIds = (ids: readonly number[] | null, { items, state }: FilterList) =>
  ids && state === 'ready' ? ids.filter((id) => items.some((item) => item.id === id)) : ids;

interface IdSelectProps {
  readonly label: string;
  readonly gender: 'm' | 'f';
  readonly list: FilterList;
  readonly inline: boolean;
  /** Null: all. */
  readonly selected: readonly number[] | null;
  readonly onChange: (selected: number[] | null) => void;
  readonly error?: string;
}

function IdSelect({ label, gender, list, inline, selected, onChange, error }: IdSelectProps) {
  const options = list.items.map(({ id, name }) => ({ id, name, color: seriesColor(name, id) }));
  return (
    <MultiSelect
      label={label}
      labelInside={inline}
      gender={gender}
      options={options}
      selected={selected ?? options.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.length === options.length ? null : ids)}
      state={list.state}
      onRetry={list.retry}
      {...(error ? { error } : {})}
    />
  );
}
