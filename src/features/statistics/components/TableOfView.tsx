import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { stackGroups } from '#design-system/DataTable/stackGroups.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Pagination } from '#design-system/Pagination/Pagination.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { tableDensity } from '#design-system/theme/tableDensity.ts';
import {
  AllPagesBar,
  SectionState,
  SectionTable,
  UpdatedAt,
  useAllPages,
  useSectionQuery,
} from '#features/pages/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { choiceParam, describeParams, useViewState } from '#features/url-state/index.ts';
import { columnsOf, datesOf, figuresOf, rowKey, rowName } from '../columns.ts';
import { type FigureRow, intervals, isAlwaysZero, mainOf, type PairedRow, pairByKey } from '../figures.ts';
import { tableQueries } from '../page.ts';
import { tableSource } from '../queries.ts';
import { useFetchFailure } from '../useFetchFailure.ts';
import type { TableView } from '../views.ts';
import { ChartControls } from './ChartControls.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { DatedChart } from './DatedChart.tsx';
import { RowBars } from './RowBars.tsx';
import { ActiveTokens, TopUser } from './TableFooters.tsx';
import type { ViewProps } from './types.ts';

/** px (behaviour 18.7). */
export const tableHeight = 700;
/** px */
const chartHeight = 320;
/** Longer ranges are shown by month at first: their days cannot be told apart. */
const mostDays = 92;

interface TableOfViewProps extends ViewProps {
  readonly name: StatisticsView;
  readonly view: TableView;
}

const none: readonly FigureRow[] = [];

/**
 * A view that is a table: a chart of all its rows, and the table with its totals, which is sorted over all rows. Until all
 * pages are read, or where they are not, the table has a page of the server's.
 */
export function TableOfView({ name, view, applied }: TableOfViewProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const { page, range, compare } = applied.filters;
  const queries = tableQueries(name, view, applied.filters);
  const query = useSectionQuery(queries.table);
  const keyOf = useMemo(() => rowKey(view.columns), [view]);
  const dates = useMemo(() => datesOf(view.columns), [view]);
  const figures = useMemo(() => figuresOf(view.columns, t), [view, t]);
  const comparing = compare !== null;
  const isOnly = !comparing && query.data?.pages === 1 && page === 1;
  const all = useAllPages<FigureRow>({
    queryKey: ['statistics', name, range, compare],
    sources: [range, ...(compare ? [compare] : [])].map((period) => tableSource(view, period, keyOf)),
    enabled: comparing || (query.data !== undefined && !query.error),
    onlyPage: isOnly && query.data ? { rows: query.data.rows, isEarlier: query.isEarlier } : undefined,
  });
  const failure = query.error ?? (comparing && all.state === 'failed' && !all.lists ? all.error : null);
  const failureText = useFetchFailure(failure);
  // Until the page of new filters has come, the rows of the earlier ones stay.
  const lists = all.lists && (!all.isEarlier || comparing || !query.isCurrent) ? all.lists : undefined;
  const rows = lists?.[0]?.rows;
  // Rows of earlier filters stay with their own periods.
  const [shown, setShown] = useState({ range, compare });
  if (lists && !all.isEarlier && (shown.range !== range || shown.compare !== compare)) setShown({ range, compare });
  const isCompared = lists !== undefined && lists.length > 1;
  const others = isCompared ? (lists[1]?.rows ?? none) : none;
  const isRefreshing =
    query.isRefreshing || (all.isEarlier && lists !== undefined) || (all.state === 'reading' && lists !== undefined);
  const refresh = () => {
    if (!comparing) query.retry();
    all.read();
  };

  const measures = useMemo(() => [...new Set(figures.map(({ measure }) => measure))], [figures]);
  const [chosen, choose] = useViewState(
    useMemo(() => chartView(name, measures, lengthOf(range) > mostDays ? 'month' : 'day'), [name, measures, range]),
  );
  const interval = dates?.by === 'month' ? 'month' : chosen.interval;
  const ofMeasure = useMemo(
    () => figures.filter(({ measure, isNow }) => measure === chosen.measure && (!isNow || dates === undefined)),
    [figures, chosen.measure, dates],
  );
  const main = mainOf(ofMeasure, chosen.measure);
  const hiddenAtFirst = useMemo(
    () =>
      ofMeasure
        .filter(({ id }) => id !== main?.id && (isCompared || isAlwaysZero(rows ?? none, id)))
        .map(({ id }) => id),
    [ofMeasure, main, rows, isCompared],
  );
  const context = useMemo(() => ({ t, formats }), [t, formats]);
  const allColumns = useMemo(() => columnsOf(view.columns, context, rows ?? none), [view, context, rows]);
  const pageColumns = useMemo(() => columnsOf(view.columns, context), [view, context]);
  const nameOf = useMemo(() => rowName(view.columns, context), [view, context]);
  const primary = useMemo(() => ({ rows: rows ?? none, range: shown.range }), [rows, shown]);
  const compared = useMemo(
    () => (isCompared && shown.compare ? { rows: others, range: shown.compare } : null),
    [isCompared, others, shown],
  );
  const paired = useMemo<readonly PairedRow[]>(
    () => (dates ? [] : pairByKey(rows ?? none, others, keyOf)),
    [dates, rows, others, keyOf],
  );

  const title = t(`${name}.title`);
  const empty = <EmptyState compact title={t('empty.title')} text={t('empty.text')} />;
  const tableProps = {
    label: title,
    maxHeight: tableHeight,
    empty,
    ...(view.isStacked ? { arrange: stackGroups } : {}),
  };
  const count = rows ? Math.max(rows.length, paired.length) : 0;
  const hasRows = count > 0 || others.length > 0;
  const isReading = all.state === 'reading' || (all.state === 'waiting' && !query.error);
  return (
    <Section
      title={title}
      description={t(`${name}.text`)}
      padding="none"
      refreshing={isRefreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          <UpdatedAt
            queries={[
              comparing || (lists && !all.isEarlier && !isOnly)
                ? { ...query, data: lists, updatedAt: all.readAt.getTime(), isRefreshing, isEarlier: all.isEarlier }
                : query,
            ]}
            onRefresh={refresh}
          />
          {!failure && (hasRows || isReading) && (
            <ChartControls
              measures={measures}
              measure={chosen.measure}
              interval={dates?.by === 'day' ? interval : undefined}
              onChange={choose}
            />
          )}
        </Flex>
      }
    >
      {failure ? (
        <SectionState
          query={{ ...query, data: undefined, error: failure, retry: refresh }}
          skeleton={null}
          failureText={failureText}
        >
          {() => null}
        </SectionState>
      ) : (
        <>
          {lists && hasRows && main ? (
            dates ? (
              <Box px="4" pt="3">
                <DatedChart
                  name={`${name}.chart`}
                  title={title}
                  figures={ofMeasure}
                  interval={interval}
                  areMonths={dates.by === 'month'}
                  primary={primary}
                  compare={compared}
                  dayOf={dates.dayOf}
                  hiddenAtFirst={hiddenAtFirst}
                  height={chartHeight}
                />
                <LeftOut figures={ofMeasure} hasAll={interval === 'day' || dates.by === 'month'} />
              </Box>
            ) : (
              <RowBars rows={paired} figure={main} comparing={isCompared} nameOf={nameOf} />
            )
          ) : (
            isReading &&
            !lists &&
            (query.data?.count ?? 1) > 0 && (
              <Box px="4" pt="3">
                <ChartSkeleton height={chartHeight} />
              </Box>
            )
          )}
          <AllPagesBar all={all} needs={t('needs')} failureText={failureText} />
          {lists ? (
            compared ? (
              <ComparedTable
                key="compared"
                name={`statistics.${name}.compared`}
                isRanked={name === 'byCities'}
                dates={dates}
                primary={primary}
                compare={compared}
                rows={dates ? undefined : paired}
                figures={figures}
                nameHead={allColumns[0]?.header ?? ''}
                nameOf={nameOf}
                isCurrent={all.state === 'read'}
                {...tableProps}
              />
            ) : (
              <SectionTable
                key="rows"
                name={`statistics.${name}`}
                columns={allColumns}
                rows={rows ?? none}
                rowId={keyOf}
                isCurrent={all.state === 'read'}
                {...tableProps}
              />
            )
          ) : query.data && !comparing ? (
            <SectionTable
              key="rows"
              name={`statistics.${name}`}
              columns={pageColumns}
              rows={query.data.rows}
              rowId={keyOf}
              isCurrent={query.isCurrent}
              page={{ page, pages: query.data.pages }}
              {...tableProps}
              empty={query.data.count > 0 ? <PastTheEnd toFirst={() => applied.toPage(1)} /> : empty}
            />
          ) : (
            isReading && (
              <TableSkeleton
                rows={Math.floor(tableHeight / tableDensity.rowHeight) - 1}
                columns={Math.min(pageColumns.length, 10)}
              />
            )
          )}
        </>
      )}
      {view.footer === 'topUser' ? (
        <TopUser query={queries.topUser} />
      ) : (
        view.footer === 'activeTokens' && <ActiveTokens query={queries.activeTokens} />
      )}
      {!failure && lists && hasRows ? (
        <Box px="4" py="3" borderTopWidth="1px" textStyle="table" color="fg.muted">
          {t('rows', { count, value: formats.count(count) })}
        </Box>
      ) : (
        !failure &&
        !comparing &&
        query.data &&
        query.data.count > 0 && (
          <Box px="4" py="3" borderTopWidth="1px">
            <Pagination
              page={page}
              pages={query.data.pages}
              onChange={applied.toPage}
              summary={t('rows', { count: query.data.count, value: formats.count(query.data.count) })}
              disabled={query.isRefreshing}
            />
          </Box>
        )
      )}
    </Section>
  );
}

/** The view of a table's chart in the URL: its measure, and by day, week or month. */
const chartView = (name: StatisticsView, measures: readonly ChartMeasure[], interval: (typeof intervals)[number]) =>
  describeParams({
    measure: choiceParam(`${name}.measure`, measures, measures[0] ?? 'count'),
    interval: choiceParam(`${name}.interval`, intervals, interval),
  });

/** Says which figures a chart by week or month does not have, because days do not add up. */
function LeftOut({ figures, hasAll }: { readonly figures: ReturnType<typeof figuresOf>; readonly hasAll: boolean }) {
  const { t } = useTranslation('statistics');
  const left = hasAll ? [] : figures.filter(({ adds }) => !adds);
  if (left.length === 0) return null;
  return (
    <Box role="note" pb="2" textStyle="sm" color="fg.muted">
      {t('chart.byDayAlone', { figures: left.map(({ label }) => label).join(', ') })}
    </Box>
  );
}

/** What a page past the last one shows: the rows are on the pages before it. */
function PastTheEnd({ toFirst }: { readonly toFirst: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      compact
      title={t('list.pastTheEnd')}
      action={<Button onClick={toFirst}>{t('list.toFirstPage')}</Button>}
    />
  );
}
