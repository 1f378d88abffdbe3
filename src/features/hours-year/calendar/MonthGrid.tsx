import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { WeekRow } from '../model/weeks.ts';
import type { YearDay } from '../model/yearDays.ts';
import { dayWords } from './dayWords.ts';

interface MonthGridProps {
  readonly rows: readonly WeekRow[];
  /** The days of the year, by the day. */
  readonly days: ReadonlyMap<Day, YearDay>;
  readonly today: Day;
  readonly idPrefix: string | undefined;
  /** The day that is in the tab order, where it is in this month. */
  readonly focusDay: Day | undefined;
  /** The ends of the selected days that touch this month. */
  readonly selectedFrom: Day | undefined;
  readonly selectedTo: Day | undefined;
  /** The days that something beside the calendar is about, such as an overlap. */
  readonly shownFrom: Day | undefined;
  readonly shownTo: Day | undefined;
}

/** The Monday from which weekdays are formatted: 3 January 2000. */
const dayOfWeekday = (weekday: number): Day => `2000-01-0${3 + weekday}`;

const isIn = (day: Day, from: Day | undefined, to: Day | undefined) =>
  from !== undefined && to !== undefined && from <= day && day <= to;

/** A month as a grid: a row a week with its number, and the days with what holds on them. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { rows, days, today, idPrefix, focusDay, selectedFrom, selectedTo, shownFrom, shownTo } = props;
  const { t } = useTranslation(['hoursYear', 'calendar']);
  const formats = useFormats();
  const id = useId();
  const first = rows.flatMap((row) => row.days).find((day) => day !== null) ?? '';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} aria-label={formats.month(first)}>
        {formats.month(first).split(' ')[0]}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid of days is without it */}
      <table role="grid" aria-labelledby={id} aria-multiselectable>
        <thead>
          <tr>
            <th scope="col" aria-label={t('calendar.week')} />
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => {
              const name = formats.weekday(dayOfWeekday(weekday));
              return (
                <th key={weekday} scope="col" abbr={name} title={name}>
                  {name.slice(0, 3)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ week, days: cells }) => (
            <tr key={week}>
              <th scope="row" aria-label={t('calendar.weekNumber', { week })}>
                {week}
              </th>
              {cells.map((day, weekday) => {
                const known = day === null ? undefined : days.get(day);
                // biome-ignore lint/suspicious/noArrayIndexKey: it is the weekday
                if (!known) return <td key={weekday} />;
                const isSelected = isIn(known.day, selectedFrom, selectedTo);
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cells of a grid are gridcells
                  <td
                    key={known.day}
                    id={idPrefix && idPrefix + known.day}
                    data-day={known.day}
                    data-state={known.state}
                    data-holiday={known.holidays.length > 0 ? '' : undefined}
                    data-awaiting={known.awaiting.length > 0 ? '' : undefined}
                    data-today={known.day === today ? '' : undefined}
                    data-shown={isIn(known.day, shownFrom, shownTo) ? '' : undefined}
                    aria-label={dayWords(known, known.day === today, t, formats)}
                    aria-current={known.day === today ? 'date' : undefined}
                    aria-selected={isSelected}
                    tabIndex={known.day === focusDay ? 0 : -1}
                  >
                    {known.isShared && (
                      <i data-sign="" aria-hidden>
                        !
                      </i>
                    )}
                    <span>{Number(known.day.slice(8))}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
