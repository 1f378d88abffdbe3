import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { type DayRange, isDay } from '#api/days.ts';
import { draftPeriod, periodItem, YearCalendar } from '#features/hours-year/index.ts';
import { useToday } from '#features/pages/index.ts';
import { type PeriodValues, periodBody } from './values.ts';

export interface DraftCalendarProps {
  readonly form: UseFormReturn<PeriodValues>;
  /** The other periods of the zone or garage. */
  readonly others: readonly WorkingPeriod[];
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The months of the first year of a period, and one beside it on each side. */
function monthsOf({ begin, end }: DayRange): number[] {
  const [first, last] = [Number(begin.slice(5, 7)) - 1, yearOf(end) > yearOf(begin) ? 11 : Number(end.slice(5, 7)) - 1];
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((month) => first - 1 <= month && month <= last + 1);
}

/** What the form of a period is about to ask for, among the periods that there are: gaps and overlaps are marked. */
export function DraftCalendar({ form, others }: DraftCalendarProps) {
  const { t } = useTranslation('hours');
  const today = useToday();
  const values = useWatch({ control: form.control }) as PeriodValues;
  const { validFrom, validTo } = values;
  const items = useMemo(() => {
    const isWhole = isDay(validFrom) && isDay(validTo) && validFrom <= validTo;
    return isWhole ? [...others.map(periodItem), draftPeriod(periodBody(values))] : [];
  }, [others, validFrom, validTo, values]);
  if (items.length === 0) return null;
  const days = { begin: validFrom, end: validTo };
  return (
    <YearCalendar
      year={yearOf(validFrom)}
      months={monthsOf(days)}
      items={items}
      today={today}
      label={t('gap.calendar')}
      shown={days}
    />
  );
}
