import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, type DayRange, lengthOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { YearItem } from '../model/items.ts';
import { shared } from '../model/ranges.ts';
import { firstDay, lastDay, monthOfDay, monthRows } from '../model/weeks.ts';
import { yearDays } from '../model/yearDays.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useDayGrid } from './useDayGrid.ts';
import { YearLegend } from './YearLegend.tsx';
import { dayLook } from './yearLook.ts';

export interface YearCalendarProps {
  readonly year: number;
  /** The periods and rules of one zone or garage, with those that await: `itemsOf`. */
  readonly items: readonly YearItem[];
  /** The current business day. */
  readonly today: Day;
  /** What the calendar is of, for screen readers. */
  readonly label: string;
  /** The months that are shown, 0 to 11; default: all. */
  readonly months?: readonly number[] | undefined;
  /** Days that something beside the calendar is about, which are framed. */
  readonly shown?: DayRange | undefined;
  /** Begins the id of each day's cell, so that something can be placed at it. */
  readonly idPrefix?: string | undefined;
  /** Default: with the legend. Several calendars side by side have one `YearLegend`. */
  readonly withLegend?: boolean;
  readonly onPressDay?: ((day: Day) => void) | undefined;
  /** Days were dragged over, or selected by keys. */
  readonly onSelectRange?: ((range: DayRange) => void) | undefined;
  /** Shows another year, into which a key of the grid leads; default: the keys stay in this one. */
  readonly onYear?: ((year: number) => void) | undefined;
}

const Root = chakra('div', {
  base: {
    ...dayLook,
    '& h3': {
      textStyle: 'text',
      fontWeight: 'semibold',
      mb: '1',
      ps: '7',
      _firstLetter: { textTransform: 'uppercase' },
    },
    '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '2px' },
    '& th': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted', textAlign: 'center', height: '6' },
    '& th:first-child': { width: '7' },
    '& tbody th': { fontVariantNumeric: 'tabular-nums' },
    '& td': {
      height: '8',
      padding: '0',
      textAlign: 'center',
      textStyle: 'table',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: '4px',
    },
    '& td[data-today]': { fontWeight: 'bold', boxShadow: 'inset 0 0 0 2px {colors.brand.solid}' },
    '& td[data-today] span': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& td[data-shown]': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '-1px' },
    '& td[aria-selected=true]': { bg: 'brand.solid', color: 'brand.contrast', backgroundImage: 'none' },
    '& td:focus-visible': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '1px',
      zIndex: 1,
    },
    '&[data-pressable] td[data-day]': { cursor: 'button', _hover: { filter: 'brightness(0.94)' } },
  },
});

const Months = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))',
    columnGap: '7',
    rowGap: '6',
    userSelect: 'none',
  },
});

/** Above the months, so that it is in sight while days are selected; a finger selects none. */
const Hint = chakra('p', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    minHeight: '5',
    mb: '4',
    '@media (hover: none)': { display: 'none' },
  },
});

const allMonths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/**
 * The calendar of a year of a zone or a garage: each day by what holds on it, with its marks (behaviour 12.40). One day is in the
 * tab order; arrows, Home, End, PageUp and PageDown lead through the days.
 */
export function YearCalendar(props: YearCalendarProps) {
  const { year, items, today, label, months = allMonths, shown, idPrefix, withLegend = true } = props;
  const { onPressDay, onSelectRange, onYear } = props;
  const { t } = useTranslation(['hoursYear', 'calendar']);
  const formats = useFormats();
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => monthRows(year), [year]);
  const days = useMemo(() => yearDays(year, items), [year, items]);
  const byDay = useMemo(() => new Map(days.map((each) => [each.day, each])), [days]);
  const { focusDay, range, events } = useDayGrid({
    year,
    today,
    grid,
    led: shown?.begin,
    isShown: (day) => months.includes(monthOfDay(day)),
    onPressDay,
    onSelectRange,
    onYear,
  });
  const firstShown = days.find(({ day }) => months.includes(monthOfDay(day)))?.day;
  const selected = range && shared(range, { begin: firstDay(year), end: lastDay(year) });
  return (
    <Root data-pressable={onPressDay ? '' : undefined}>
      {withLegend && <YearLegend days={days.filter(({ day }) => months.includes(monthOfDay(day)))} />}
      {onSelectRange && (
        <Hint role="status">
          {range && range.begin !== range.end
            ? t('calendar.selected', { count: lengthOf(range), range: formats.dayRange(range.begin, range.end) })
            : t('calendar.hint')}
        </Hint>
      )}
      <Months
        ref={grid}
        role="group"
        aria-label={label}
        onClick={events.onClick}
        onFocus={events.onFocus}
        onKeyDown={events.onKeyDown}
        onPointerDown={events.onPointerDown}
        onPointerOver={events.onPointerOver}
      >
        {months.map((month) => {
          const own = rows[month] ?? [];
          const inMonth = (day: Day | undefined) => (day !== undefined && monthOfDay(day) === month ? day : undefined);
          const part = (of: DayRange | undefined) => of && shared(of, monthRange(year, month));
          const [select, frame] = [part(selected), part(shown)];
          return (
            <MonthGrid
              key={month}
              rows={own}
              days={byDay}
              today={today}
              idPrefix={idPrefix}
              focusDay={inMonth(focusDay ?? firstShown)}
              selectedFrom={select?.begin}
              selectedTo={select?.end}
              shownFrom={frame?.begin}
              shownTo={frame?.end}
            />
          );
        })}
      </Months>
    </Root>
  );
}

const monthRange = (year: number, month: number): DayRange => {
  const text = `${firstDay(year).slice(0, 5)}${String(month + 1).padStart(2, '0')}`;
  // The last day of a month compares as text: no month has a 32nd.
  return { begin: `${text}-01`, end: `${text}-31` };
};
