import { DatePicker } from '@chakra-ui/react/date-picker';
import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { CalendarViews } from '../DateRangePicker/CalendarViews.tsx';
import { calendarStyles } from '../DateRangePicker/calendarStyles.ts';
import { useCalendarLabels } from '../DateRangePicker/useCalendarLabels.ts';
import { useFormats } from '../language/formats.ts';

export interface DayCalendarProps {
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * One month is as wide as its container. It is in one style object with the rest: of two, the order of their style
 * sheets would decide.
 */
const styles = { ...calendarStyles, '& [data-part=months]': { display: 'flex', minWidth: '0' } };

/**
 * A calendar of one month in which a day is chosen. Monday is first; the keyboard uses arrows, Page Up, Page Down
 * and Enter.
 */
export function DayCalendar({ value, onChoose, today, min, max }: DayCalendarProps) {
  const formats = useFormats();
  const labels = useCalendarLabels(today);
  const dates = useMemo(() => (value === null ? [] : [parseDate(value)]), [value]);
  const firstShown = value ?? (min !== undefined && min > today ? min : today);
  return (
    <DatePicker.Root
      unstyled
      inline
      closeOnSelect={false}
      locale={formats.locale}
      timeZone="Europe/Zagreb"
      startOfWeek={1}
      fixedWeeks
      defaultFocusedValue={parseDate(firstShown)}
      value={dates}
      onValueChange={({ value: chosen }) => {
        const day = chosen[0]?.toString();
        if (day) onChoose(day);
      }}
      {...(min && { min: parseDate(min) })}
      {...(max && { max: parseDate(max) })}
      translations={labels}
      css={styles}
    >
      <CalendarViews months={1} today={today} />
    </DatePicker.Root>
  );
}
