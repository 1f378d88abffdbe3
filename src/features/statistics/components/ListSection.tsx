import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GroupedReport } from '#api/contract/statistics.ts';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useChartCalendar } from '#features/calendar/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { idsParam, useViewParam, useViewState } from '#features/url-state/index.ts';
import {
  chartParams,
  figureOf,
  hiddenAtFirst,
  type ListName,
  type ListRow,
  type ListSeries,
  listSeries,
  rowsOf,
} from '../lists.ts';
import type { GroupedView } from '../views.ts';
import { ListTable } from './ListTable.tsx';

/** px (behaviour 5.9). */
const chartHeight = 400;
/** With this many days or more the axis names months: a day's short label has no year. */
const monthsFrom = 400;

interface ListSectionProps {
  readonly view: StatisticsView;
  readonly list: ListName;
  /** Undefined while loading. */
  readonly report: GroupedReport | undefined;
  readonly refreshing: boolean;
  /** Whether the report is that of the page's filters. */
  readonly isCurrent: boolean;
  readonly description?: string;
  /** The time of the figures. */
  readonly updated?: ReactNode;
  /** The figures that the view is about. */
  readonly about: GroupedView['about'];
}

/** A list by day as a chart, with its table below where the user wants it; the choice is in the URL. */
export function ListSection({
  view,
  list,
  report,
  refreshing,
  isCurrent,
  description,
  updated,
  about,
}: ListSectionProps) {
  const { t } = useTranslation('statistics');
  const series = listSeries[list];
  const measures = [...new Set(series.map(({ measure }) => measure))];
  const [chosen, choose] = useViewState(chartParams(list, measures));
  const hasTable = chosen.view === 'table';
  const title = `${t(`${view}.title`)}: ${t(`lists.${list}`).toLowerCase()}`;
  return (
    <Section
      title={title}
      {...(description ? { description } : {})}
      padding="none"
      refreshing={refreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          {updated}
          {measures.length > 1 && (
            <SegmentedControl
              label={t('chart.measure')}
              value={chosen.measure}
              onChange={(measure: ChartMeasure) => choose({ measure })}
              options={measures.map((value) => ({ value, label: t(`chart.${value}`) }))}
            />
          )}
          <ChartTableToggle asTable={hasTable} onChange={(next) => choose({ view: next ? 'table' : 'chart' })} />
        </Flex>
      }
    >
      <Box p="4">
        {report ? (
          <ListChart list={list} title={title} rows={rowsOf(report, list)} measure={chosen.measure} about={about} />
        ) : (
          <ChartSkeleton height={chartHeight} />
        )}
      </Box>
      {hasTable &&
        (report ? (
          <ListTable
            name={`statistics.${view}.${list}`}
            label={title}
            rows={rowsOf(report, list)}
            isCurrent={isCurrent}
            series={series}
            areNew={view === 'newUsers'}
          />
        ) : (
          <TableSkeleton rows={12} columns={Math.min(series.length + 1, 10)} />
        ))}
    </Section>
  );
}

interface ListChartProps {
  readonly list: ListName;
  readonly title: string;
  readonly rows: readonly ListRow[];
  readonly measure: ChartMeasure;
  readonly about: GroupedView['about'];
}

/**
 * The figures of one measure as lines with a point for each day; the main ones are visible, the legend shows
 * the others.
 */
function ListChart({ list, title, rows, measure, about }: ListChartProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const all: readonly ListSeries[] = listSeries[list];
  const atFirst = useMemo(() => hiddenAtFirst(all, rows, about), [all, rows, about]);
  const [hidden, setHidden] = useViewParam(idsParam, `${list}.hidden`, atFirst);
  const { pathname } = useLocation();
  const shown = useMemo(() => all.filter((one) => one.measure === measure), [all, measure]);
  const drawing = useMemo(() => {
    const markOf = rows.length < monthsFrom ? formats.dayMonth : formats.monthShort;
    return {
      categories: rows.map(({ date }) => markOf(date)),
      labels: rows.map(({ date }) => `${formats.weekday(date)}, ${formats.day(date)}`),
      series: shown.map((one) => ({
        id: one.id,
        name: t(`series.${one.name}`),
        color: one.color,
        measure,
        values: rows.map((row) => figureOf(row, one)),
      })),
    };
  }, [rows, shown, measure, formats, t]);
  const days = useMemo(() => {
    const starts = rows.map(({ date }) => date);
    return { interval: 'day' as const, starts, range: { begin: starts[0] ?? '', end: starts.at(-1) ?? '' } };
  }, [rows]);
  const { calendar, footer } = useChartCalendar(days);
  return (
    <TimeChart
      title={title}
      kind="line"
      {...drawing}
      categoryTitle={t('heads.date')}
      hidden={hidden}
      onHiddenChange={setHidden}
      height={chartHeight}
      cacheKey={`${pathname} ${list}`}
      calendar={calendar}
      footer={footer}
    />
  );
}
