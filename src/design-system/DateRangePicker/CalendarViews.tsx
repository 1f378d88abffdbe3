import { DatePicker, useDatePickerContext } from '@chakra-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { moveDay } from './range.ts';

interface CalendarViewsProps {
  /** Months side by side. */
  readonly months: 1 | 2;
  readonly today: string;
}

/** The views of a calendar: days of a month or two, months of a year, years. */
export function CalendarViews({ months, today }: CalendarViewsProps) {
  return (
    <DatePicker.Content unstyled>
      <DatePicker.View view="day">
        <Head months={months} />
        <div data-part="months">
          <Days offset={0} today={today} />
          {months === 2 && <Days offset={1} today={today} />}
        </div>
      </DatePicker.View>
      <DatePicker.View view="month">
        <Head months={1} />
        <DatePicker.MonthTable columns={3} format="long" />
      </DatePicker.View>
      <DatePicker.View view="year">
        <Head months={1} />
        <DatePicker.YearTable columns={4} />
      </DatePicker.View>
    </DatePicker.Content>
  );
}

/** A month's or year's name with buttons for the previous and the next; with two months each has its own. */
function Head({ months }: { months: 1 | 2 }) {
  const formats = useFormats();
  const { t } = useTranslation('dateRange');
  const calendar = useDatePickerContext();
  const monthName = (offset: number) => {
    const shown = offset ? calendar.getOffset({ months: offset }).visibleRange.start : calendar.visibleRange.start;
    return formats.month(shown.toString().slice(0, 10));
  };
  const isDay = calendar.view === 'day';
  const shown = isDay
    ? monthName(0)
    : calendar.view === 'month'
      ? String(calendar.visibleRange.start.year)
      : calendar.visibleRangeText.formatted;
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger>
        <ChevronLeft aria-hidden />
      </DatePicker.PrevTrigger>
      {calendar.view === 'year' ? (
        <span data-part="name">{shown}</span>
      ) : (
        <DatePicker.ViewTrigger aria-label={t(isDay ? 'toMonths' : 'toYears', { shown })}>
          {shown}
        </DatePicker.ViewTrigger>
      )}
      {months === 2 && isDay && <span data-part="name">{monthName(1)}</span>}
      <DatePicker.NextTrigger>
        <ChevronRight aria-hidden />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

/** The days of one month. Days of the neighbouring months are not shown: with two months they would appear twice. */
function Days({ offset, today }: { offset: number; today: string }) {
  const formats = useFormats();
  const calendar = useDatePickerContext();
  const shown = offset ? calendar.getOffset({ months: offset }) : undefined;
  const weeks = shown?.weeks ?? calendar.weeks;
  // 3 January 2000 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, index) => formats.weekday(moveDay('2000-01-03', index)));
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekdays.map((name, index) => (
            <DatePicker.TableHeader key={name} aria-label={name}>
              {calendar.weekDays[index]?.short.slice(0, 3)}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((date) => (
              <DatePicker.TableCell
                key={date.toString()}
                value={date}
                {...(shown && { visibleRange: shown.visibleRange })}
              >
                <DatePicker.TableCellTrigger data-now={date.toString().slice(0, 10) === today ? '' : undefined}>
                  {date.day}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
