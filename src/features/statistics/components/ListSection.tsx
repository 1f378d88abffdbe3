import { Flex } from '@chakra-ui/react/flex';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupedReport } from '#api/contract/statistics.ts';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import type { StatisticsView } from '#features/paths.ts';
import { useViewParams } from '#features/reporting/index.ts';
import { figureOf, type ListName, type ListRow, type ListSeries, listSeries, rowsOf } from '../lists.ts';
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
  readonly description?: string;
}

/** A list by day, as a chart or as a table; the choice is in the URL, under the list's name. */
export function ListSection({ view, list, report, refreshing, description }: ListSectionProps) {
  const { t } = useTranslation('statistics');
  const [params, changeParams] = useViewParams();
  const asTable = params.get(`${list}.view`) === 'table';
  const series = listSeries[list];
  const measures = [...new Set(series.map(({ measure }) => measure))];
  const chosen = measures.find((measure) => measure === params.get(`${list}.measure`)) ?? measures[0] ?? 'count';
  const title = `${t(`${view}.title`)}: ${t(`lists.${list}`).toLowerCase()}`;
  return (
    <Section
      title={title}
      {...(description ? { description } : {})}
      padding={asTable ? 'none' : 'normal'}
      refreshing={refreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          {measures.length > 1 && !asTable && (
            <SegmentedControl
              label={t('chart.measure')}
              value={chosen}
              onChange={(measure: ChartMeasure) => changeParams({ [`${list}.measure`]: measure })}
              options={measures.map((value) => ({ value, label: t(`chart.${value}`) }))}
            />
          )}
          <ChartTableToggle
            asTable={asTable}
            onChange={(next) => changeParams({ [`${list}.view`]: next ? 'table' : 'chart' })}
          />
        </Flex>
      }
    >
      {!report ? (
        asTable ? (
          <TableSkeleton rows={12} columns={Math.min(series.length + 1, 10)} />
        ) : (
          <ChartSkeleton height={chartHeight} />
        )
      ) : asTable ? (
        <ListTable
          name={`statistics.${view}.${list}`}
          label={title}
          rows={rowsOf(report, list)}
          series={series}
          areNew={view === 'newUsers'}
        />
      ) : (
        <ListChart title={title} rows={rowsOf(report, list)} series={series} measure={chosen} />
      )}
    </Section>
  );
}

interface ListChartProps {
  readonly title: string;
  readonly rows: readonly ListRow[];
  readonly series: readonly ListSeries[];
  readonly measure: ChartMeasure;
}

/** The figures of one measure as lines with a point for each day; the first ones are visible, the legend shows the others. */
function ListChart({ title, rows, series: all, measure }: ListChartProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const shown = useMemo(() => all.filter((one) => one.measure === measure), [all, measure]);
  const drawing = useMemo(() => {
    const markOf = rows.length < monthsFrom ? formats.dayMonth : formats.monthShort;
    return {
      categories: rows.map(({ date }) => markOf(date)),
      labels: rows.map(({ date }) => formats.day(date)),
      series: shown.map((one) => ({
        id: one.id,
        name: t(`series.${one.name}`),
        color: one.color,
        measure,
        values: rows.map((row) => figureOf(row, one)),
      })),
    };
  }, [rows, shown, measure, formats, t]);
  return (
    <TimeChart
      title={title}
      kind="line"
      {...drawing}
      categoryTitle={t('heads.date')}
      hiddenAtFirst={all.filter(({ atFirst }) => !atFirst).map(({ id }) => id)}
      height={chartHeight}
    />
  );
}
