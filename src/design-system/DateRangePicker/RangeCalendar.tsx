import { DatePicker } from '@chakra-ui/react/date-picker';
import { parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useFormats } from '../language/formats.ts';
import { CalendarViews } from './CalendarViews.tsx';
import { calendarStyles } from './calendarStyles.ts';
import type { DateRangeValue } from './types.ts';
import { useCalendarLabels } from './useCalendarLabels.ts';

export interface RangeCalendarProps {
  readonly value: DateRangeValue;
  readonly onChange: (value: DateRangeValue) => void;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Months side by side. */
  readonly months: 1 | 2;
}

/** The days that the calendar can show: a valid range, or its beginning. */
const selected = ({ begin, end }: DateRangeValue): string[] => {
  if (begin === null) return [];
  return end === null || end < begin ? [begin] : [begin, end];
};

/**
 * The calendar of a range: the first click begins it, the second ends it. Monday is first; the keyboard uses arrows,
 * Page Up, Page Down and Enter.
 */
export function RangeCalendar({ value, onChange, today, min, max, months }: RangeCalendarProps) {
  const labels = useCalendarLabels(today);
  const formats = useFormats();
  const days = selected(value).join();
  const dates = useMemo(() => (days === '' ? [] : days.split(',').map((day) => parseDate(day))), [days]);
  // The last month of the range is at the right: later days are rarely needed, and often disabled.
  const [firstShown] = useState(() => {
    const last = parseDate(value.end ?? value.begin ?? max ?? today);
    return last.set({ day: 1 }).subtract({ months: months - 1 });
  });
  return (
    <DatePicker.Root
      unstyled
      inline
      selectionMode="range"
      closeOnSelect={false}
      locale={formats.locale}
      timeZone="Europe/Zagreb"
      startOfWeek={1}
      numOfMonths={months}
      fixedWeeks
      defaultFocusedValue={firstShown}
      value={dates}
      onValueChange={({ value: chosen }) =>
        onChange({ begin: chosen[0]?.toString() ?? null, end: chosen[1]?.toString() ?? null })
      }
      {...(min && { min: parseDate(min) })}
      {...(max && { max: parseDate(max) })}
      translations={labels}
      css={calendarStyles}
    >
      <CalendarViews months={months} today={today} />
    </DatePicker.Root>
  );
}
