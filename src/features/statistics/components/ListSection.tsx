import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { StatisticsView } from '#features/routes/paths.ts';
import { useViewState } from '#features/url-state/index.ts';
import { mainOf } from '../figures.ts';
import { chartParams, hiddenAtFirst, type ListName, listFigures, listSeries, rowsOf } from '../lists.ts';
import type { ComparedGroups } from '../queries.ts';
import type { GroupedView } from '../views.ts';
import { ChartControls } from './ChartControls.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { DatedChart } from './DatedChart.tsx';
import { ListTable } from './ListTable.tsx';
import { tableHeight } from './TableOfView.tsx';

/** px (behaviour 5.9). */
const chartHeight = 400;

/** The rows of a list are days. */
const days = { by: 'day', dayOf: (row: { readonly date?: unknown }) => String(row.date) } as const;

interface ListSectionProps {
  readonly view: StatisticsView;
  readonly list: ListName;
  /** Undefined while loading. */
  readonly groups: ComparedGroups | undefined;
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
  groups,
  refreshing,
  isCurrent,
  description,
  updated,
  about,
}: ListSectionProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const series = listSeries[list];
  const areNew = view === 'newUsers';
  const figures = useMemo(() => listFigures(list, areNew, t), [list, areNew, t]);
  const measures = useMemo(() => [...new Set(series.map(({ measure }) => measure))], [series]);
  const [chosen, choose] = useViewState(useMemo(() => chartParams(list, measures), [list, measures]));
  const hasTable = chosen.view === 'table';
  const title = `${t(`${view}.title`)}: ${t(`lists.${list}`).toLowerCase()}`;
  const primary = useMemo(() => groups && { rows: rowsOf(groups.primary, list), range: groups.range }, [groups, list]);
  const compare = useMemo(
    () =>
      groups?.compare && groups.compareRange
        ? { rows: rowsOf(groups.compare, list), range: groups.compareRange }
        : null,
    [groups, list],
  );
  const shown = useMemo(() => figures.filter(({ measure }) => measure === chosen.measure), [figures, chosen.measure]);
  const atFirst = useMemo(() => {
    if (!compare) return hiddenAtFirst(series, primary?.rows ?? [], about);
    // Both periods of every figure would cover one another.
    const main = mainOf(shown, chosen.measure);
    return shown.filter(({ id }) => id !== main?.id).map(({ id }) => id);
  }, [compare, series, primary, about, shown, chosen.measure]);
  const left = chosen.interval === 'day' ? [] : shown.filter(({ adds }) => !adds);
  return (
    <Section
      title={title}
      {...(description ? { description } : {})}
      padding="none"
      refreshing={refreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          {updated}
          <ChartControls measures={measures} measure={chosen.measure} interval={chosen.interval} onChange={choose} />
          <ChartTableToggle asTable={hasTable} onChange={(next) => choose({ view: next ? 'table' : 'chart' })} />
        </Flex>
      }
    >
      <Box p="4">
        {primary ? (
          <DatedChart
            name={list}
            title={title}
            figures={shown}
            interval={chosen.interval}
            primary={primary}
            compare={compare}
            dayOf={days.dayOf}
            hiddenAtFirst={atFirst}
            height={chartHeight}
          />
        ) : (
          <ChartSkeleton height={chartHeight} />
        )}
        {left.length > 0 && (
          <Box role="note" pt="2" textStyle="sm" color="fg.muted">
            {t('chart.byDayAlone', { figures: left.map(({ label }) => label).join(', ') })}
          </Box>
        )}
      </Box>
      {hasTable &&
        (primary && compare ? (
          <ComparedTable
            name={`statistics.${view}.${list}.compared`}
            label={title}
            dates={days}
            primary={primary}
            compare={compare}
            figures={figures}
            nameHead={t('heads.date')}
            nameOf={({ date }) => formats.day(String(date))}
            isCurrent={isCurrent}
            maxHeight={tableHeight}
          />
        ) : primary ? (
          <ListTable
            name={`statistics.${view}.${list}`}
            label={title}
            rows={primary.rows}
            isCurrent={isCurrent}
            series={series}
            areNew={areNew}
          />
        ) : (
          <TableSkeleton rows={12} columns={Math.min(series.length + 1, 10)} />
        ))}
    </Section>
  );
}
