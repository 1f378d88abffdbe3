import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangeValue } from '#design-system/DateRangePicker/types.ts';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { useSetting } from '#features/auth/index.ts';
import { comparePresets, previousPeriod, type ReportFilters, rangePresets, sameRange } from '../filters.ts';
import { type FilterList, useSalesChannels, useServices } from '../lists.ts';
import type { AppliedFilters } from '../useReportFilters.ts';

interface FilterFieldsProps {
  readonly applied: AppliedFilters;
  readonly withServices: boolean;
  readonly withChannels: boolean;
  readonly busy: boolean;
  readonly onApplied?: () => void;
}

/** The fields of the filter bar, and Search. Nothing is applied before it, and it waits until the choice is valid. */
export function FilterFields({ applied, withServices, withChannels, busy, onApplied }: FilterFieldsProps) {
  const { t } = useTranslation('reporting');
  const { filters, today, apply } = applied;
  const [draft, setDraft] = useState<ReportFilters>(filters);
  const change = (part: Partial<ReportFilters>) => setDraft((current) => ({ ...current, ...part }));
  const magic = useSetting('magic_button');
  const channels = useSalesChannels();
  const services = useServices(withServices);
  const channelsMissing = withChannels && draft.channelIds?.length === 0;
  const servicesMissing = withServices && draft.serviceIds?.length === 0;

  const changeRange = ({ begin, end }: DateRangeValue) => {
    if (!begin || !end) return;
    const range = { begin, end };
    setDraft((current) => {
      // A compare period that followed from the old range follows the new one; one that was chosen stays.
      const index = comparePresets(current.range).findIndex((preset) => sameRange(preset.range, current.compare));
      const compare = comparePresets(range)[index]?.range ?? current.compare;
      return { ...current, range, compare };
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (channelsMissing || servicesMissing) return;
    apply(draft);
    onApplied?.();
  };

  return (
    <Flex as="form" onSubmit={submit} gap="3" rowGap="4" align={{ base: 'flex-end', md: 'flex-start' }} wrap="wrap">
      <DateRangePicker
        label={t('filters.range')}
        value={draft.range}
        onChange={changeRange}
        today={today}
        max={today}
        presets={rangePresets(today).map(({ id, range }) => ({ id, range, label: t(`presets.${id}`) }))}
        magic={magic}
      />
      <Flex align="center" h="9" mt={{ base: '0', md: 'fieldLabel' }}>
        <Checkbox
          label={t('filters.compareWith')}
          checked={draft.compare !== null}
          onChange={(checked) => change({ compare: checked ? (filters.compare ?? previousPeriod(draft.range)) : null })}
        />
      </Flex>
      {draft.compare && (
        <DateRangePicker
          label={t('filters.compareRange')}
          value={draft.compare}
          onChange={({ begin, end }) => begin && end && change({ compare: { begin, end } })}
          today={today}
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
          selected={draft.channelIds}
          onChange={(channelIds) => change({ channelIds })}
          {...(channelsMissing ? { error: t('filters.chooseChannel') } : {})}
        />
      )}
      {withServices && (
        <IdSelect
          label={t('filters.services')}
          gender="f"
          list={services}
          selected={draft.serviceIds}
          onChange={(serviceIds) => change({ serviceIds })}
          {...(servicesMissing ? { error: t('filters.chooseService') } : {})}
        />
      )}
      <Box ms="auto" mt={{ base: '0', md: 'fieldLabel' }}>
        <SubmitButton busy={busy} disabled={channelsMissing || servicesMissing} icon={<Search size={16} aria-hidden />}>
          {t('filters.search')}
        </SubmitButton>
      </Box>
    </Flex>
  );
}

interface IdSelectProps {
  readonly label: string;
  readonly gender: 'm' | 'f';
  readonly list: FilterList;
  /** Null: all. */
  readonly selected: readonly number[] | null;
  readonly onChange: (selected: number[] | null) => void;
  readonly error?: string;
}

function IdSelect({ label, gender, list, selected, onChange, error }: IdSelectProps) {
  const options = list.items.map(({ id, name }) => ({ id, name, color: seriesColor(name, id) }));
  return (
    <MultiSelect
      label={label}
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
