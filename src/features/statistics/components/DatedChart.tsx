import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useChartCalendar } from '#features/calendar/index.ts';
import { idsParam, useViewParam } from '#features/url-state/index.ts';
import { datedChart, type PeriodRows } from '../chartData.ts';
import type { FigureRow, Interval, StatisticsFigure } from '../figures.ts';

interface DatedChartProps {
  /** Its name in the URL, for the series that are hidden. */
  readonly name: string;
  readonly title: string;
  /** The figures of one measure. */
  readonly figures: readonly StatisticsFigure[];
  readonly interval: Interval;
  readonly areMonths?: boolean;
  readonly primary: PeriodRows;
  readonly compare: PeriodRows | null;
  readonly dayOf: (row: FigureRow) => string;
  /** Ids of figures that are hidden until they are chosen in the legend; those of the compare period follow them. */
  readonly hiddenAtFirst: readonly string[];
  /** px */
  readonly height: number;
}

/** Figures of dated rows by day, week or month, as lines; the compare period's are dashed (behaviour 18.18). */
export function DatedChart({
  name,
  title,
  figures,
  interval,
  areMonths = false,
  primary,
  compare,
  dayOf,
  hiddenAtFirst,
  height,
}: DatedChartProps) {
  const { t } = useTranslation(['statistics', 'reporting']);
  const formats = useFormats();
  const { pathname } = useLocation();
  const [hidden, setHidden] = useViewParam(idsParam, `${name}.hidden`, hiddenAtFirst);
  const data = useMemo(
    () => datedChart({ figures, interval, areMonths, primary, compare, dayOf, formats }),
    [figures, interval, areMonths, primary, compare, dayOf, formats],
  );
  const days = useMemo(
    () => ({ interval: areMonths ? ('month' as const) : interval, starts: data.starts, range: primary.range }),
    [interval, areMonths, data.starts, primary.range],
  );
  const otherDays = useMemo(
    () => (compare ? { ...days, starts: data.otherStarts, range: compare.range } : undefined),
    [days, data.otherStarts, compare],
  );
  const { calendar, footer } = useChartCalendar(days, otherDays);
  // The legend has the compare period's line of those figures alone that are shown.
  const series = useMemo(
    () => data.series.filter((one) => !one.compare || !hidden.includes(one.id.replace(/-compare$/, ''))),
    [data, hidden],
  );
  return (
    <TimeChart
      title={title}
      kind="line"
      categories={data.categories}
      labels={data.labels}
      series={series}
      categoryTitle={interval === 'day' ? t('heads.date') : t(`reporting:chart.${interval}`)}
      hidden={hidden}
      onHiddenChange={setHidden}
      height={height}
      cacheKey={`${pathname} ${name}`}
      calendar={calendar}
      footer={footer}
    />
  );
}
