import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { isDay } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { FailedPart, useToday } from '#features/pages/index.ts';
import { type RequestFilters, requestKinds } from '../requestFilters.ts';
import { placeKey, placeNames } from '../review.ts';

interface RequestFilterPanelProps {
  readonly filters: RequestFilters;
  /** The requests whose places and users can be chosen; undefined while they load. */
  readonly rows: readonly ChangeRequest[] | undefined;
  /** Loads them again, when that failed. */
  readonly onRetry: (() => void) | undefined;
  readonly onChange: (change: Partial<RequestFilters>) => void;
}

const byLabel = (a: { readonly label: string }, b: { readonly label: string }) => a.label.localeCompare(b.label, 'hr');

/** The filters that the API does not have: kind, place, user and the days of the requests. They apply at once. */
export function RequestFilterPanel({ filters, rows, onRetry, onChange }: RequestFilterPanelProps) {
  const { t } = useTranslation('changeRequests');
  const { days } = filters;
  const all = { value: '', label: t('filters.all') };
  /** A chosen value stays an option also when no request has it. */
  const withChosen = (options: ReadonlyMap<string, string>, chosen: string) => [
    all,
    ...[...options, ...(chosen && !options.has(chosen) ? [[chosen, chosen] as const] : [])]
      .map(([value, label]) => ({ value, label }))
      .sort(byLabel),
  ];
  const places = new Map(rows?.map((row) => [placeKey(row), placeNames(row).join(' › ')]));
  const users = new Map(rows?.map(({ createdBy }) => [createdBy, createdBy]));
  const choice = { placeholder: t('filters.all'), disabled: rows === undefined } as const;
  return (
    <Grid
      role="group"
      aria-label={t('filters.title')}
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))"
      gap="3"
      alignItems="end"
    >
      <ChoiceField
        label={t('filters.kind')}
        placeholder={t('filters.all')}
        value={filters.kind ?? ''}
        options={[all, ...requestKinds.map((value) => ({ value, label: t(`filters.kinds.${value}`) }))]}
        onChange={(kind) => onChange({ kind: requestKinds.find((one) => one === kind) })}
      />
      <ChoiceField
        {...choice}
        label={t('filters.place')}
        value={filters.place}
        options={withChosen(places, filters.place)}
        onChange={(place) => onChange({ place })}
      />
      <ChoiceField
        {...choice}
        label={t('filters.by')}
        value={filters.by}
        options={withChosen(users, filters.by)}
        onChange={(by) => onChange({ by })}
      />
      <FilterDay
        key={`from ${days.from}`}
        label={t('filters.from')}
        applied={days.from}
        max={days.to}
        onChange={(from) => onChange({ days: { ...days, from } })}
      />
      <FilterDay
        key={`to ${days.to}`}
        label={t('filters.to')}
        applied={days.to}
        min={days.from}
        onChange={(to) => onChange({ days: { ...days, to } })}
      />
      {onRetry && (
        <Box gridColumn="1 / -1">
          <FailedPart retry={onRetry}>{t('filters.failed')}</FailedPart>
        </Box>
      )}
      <div>
        <Button onClick={() => onChange({ kind: undefined, place: '', by: '', days: { from: '', to: '' } })}>
          {t('filters.clear')}
        </Button>
      </div>
    </Grid>
  );
}

interface FilterDayProps {
  readonly label: string;
  readonly applied: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** A day that applies when the user has finished typing it, or chosen it. */
function FilterDay({ label, applied, min = '', max = '', onChange }: FilterDayProps) {
  const { t } = useTranslation('changeRequests');
  const [value, setValue] = useState(applied);
  const [error, setError] = useState<string>();
  const today = useToday();
  const commit = (day: string) => {
    const problem =
      day !== '' && !isDay(day)
        ? t('filters.badDay')
        : day !== '' && ((min !== '' && day < min) || (max !== '' && day > max))
          ? t('filters.badOrder')
          : undefined;
    setError(problem);
    if (!problem && day !== applied) onChange(day);
  };
  return (
    <DateField
      label={label}
      value={value}
      today={today}
      min={min || undefined}
      max={max || undefined}
      error={error}
      onChange={setValue}
      onCommit={commit}
    />
  );
}
