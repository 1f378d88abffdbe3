import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Day } from '#api/days.ts';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useChartCalendar } from '#features/calendar/index.ts';
import type { SectionQuery } from '#features/pages/index.ts';
import { SectionState } from '#features/pages/index.ts';
import { idsParam, noIds, useGoTo, useViewParam, useViewState } from '#features/url-state/index.ts';
import type { Compared } from '../comparedQuery.ts';
import type { Listed } from '../filters/filterLists.ts';
import { type NarrowedPart, useNarrowedAddress } from '../filters/narrow.ts';
import { usePerDay } from '../periods/usePeriodDays.ts';
import { chartOf, type IntervalSource, type IntervalView, intervalParams, intervals, startsOf } from './intervals.ts';

interface IntervalSectionProps<Report extends IntervalSource> {
  /** The chart's name in the URL, for its view. */
  readonly name: string;
  /** Default: over time. */
  readonly title?: string;
  readonly query: SectionQuery<Compared<Report>>;
  /** Whether the loading figures will be compared. */
  readonly comparing: boolean;
  /** The groups of a report, if it has some: adds the choice between the total, which is first, and a line for each group. */
  readonly split?: {
    readonly label: string;
    readonly groupsOf: (report: Report) => readonly Listed[];
    /** The filter that shows one group alone. */
    readonly filter: keyof Pick<NarrowedPart, 'channelId' | 'serviceId'>;
  };
  /** Where a day leads, instead of to this page with that day alone; undefined: to this page. */
  readonly dayAddress?: ((day: Day) => string | undefined) | undefined;
  /** Under the chart of one day, whose points lead no further: why. */
  readonly oneDayNote?: string | undefined;
  /** The time of the figures, in the section's head. */
  readonly updated?: ReactNode;
}

/** px (behaviour 5.9). */
const height = 400;

/**
 * Figures over time by day, week or month, as lines or columns (behaviour 5.4 and 5.5). The measure is chosen when
 * comparing or when there is a line for each; else amount and quantity stand on two axes. Choosing makes no call.
 */
export function IntervalSection<Report extends IntervalSource>({
  name,
  title: ownTitle,
  query,
  comparing: willCompare,
  split,
  dayAddress,
  oneDayNote,
  updated,
}: IntervalSectionProps<Report>) {
  const { t } = useTranslation('reporting');
  const perDay = usePerDay();
  const plainTitle = ownTitle ?? t('chart.title');
  const title = perDay ? t('chart.perDay', { title: plainTitle }) : plainTitle;
  const [view, setView] = useViewState(intervalParams(name));
  const comparing = query.data ? query.data.filters.compare !== null : willCompare;
  const each = split !== undefined && view.split === 'each';
  return (
    <Section
      title={title}
      padding="none"
      refreshing={query.isRefreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          {updated}
          {split && (
            <SegmentedControl
              label={t('chart.split')}
              value={view.split}
              onChange={(next) => setView({ split: next })}
              options={[
                { value: 'total', label: t('chart.total') },
                { value: 'each', label: split.label },
              ]}
            />
          )}
          <SegmentedControl
            label={t('chart.interval')}
            value={view.interval}
            onChange={(interval) => setView({ interval })}
            options={intervals.map((value) => ({ value, label: t(`chart.${value}`) }))}
          />
          <SegmentedControl
            label={t('chart.kind')}
            value={view.kind}
            onChange={(kind) => setView({ kind })}
            options={[
              { value: 'line', label: t('chart.line'), icon: <ChartLine size={16} aria-hidden /> },
              { value: 'column', label: t('chart.column'), icon: <ChartColumn size={16} aria-hidden /> },
            ]}
          />
          {(comparing || each) && (
            <SegmentedControl
              label={t('chart.measure')}
              value={view.measure}
              onChange={(measure) => setView({ measure })}
              options={[
                { value: 'amount', label: t('chart.amount') },
                { value: 'count', label: t('chart.count') },
              ]}
            />
          )}
          <ChartTableToggle
            asTable={view.view === 'table'}
            onChange={(asTable) => setView({ view: asTable ? 'table' : 'chart' })}
          />
        </Flex>
      }
    >
      <Box px="4" py="1">
        <SectionState query={query} skeleton={<ChartSkeleton height={height} />}>
          {(data) => (
            <IntervalChart
              name={name}
              title={title}
              data={data}
              view={view}
              perDay={perDay}
              asTable={view.view === 'table'}
              dayAddress={dayAddress}
              oneDayNote={oneDayNote}
              {...(each ? { groups: split.groupsOf(data.primary), groupFilter: split.filter } : {})}
            />
          )}
        </SectionState>
      </Box>
    </Section>
  );
}

interface IntervalChartProps {
  readonly name: string;
  readonly title: string;
  readonly data: Compared<IntervalSource>;
  readonly view: IntervalView;
  readonly perDay: boolean;
  readonly groups?: readonly Listed[];
  readonly groupFilter?: keyof NarrowedPart;
  readonly asTable: boolean;
  readonly dayAddress: ((day: Day) => string | undefined) | undefined;
  readonly oneDayNote: string | undefined;
}

function IntervalChart({
  name,
  title,
  data: { primary, compare, filters },
  view,
  perDay,
  groups,
  groupFilter,
  asTable,
  dayAddress,
  oneDayNote,
}: IntervalChartProps) {
  const [hidden, setHidden] = useViewParam(idsParam, `${name}.hidden`, noIds);
  const { pathname } = useLocation();
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const { interval, kind, measure } = view;
  const names = useMemo(
    () => ({
      amount: t(perDay ? 'columns.amountPerDay' : 'columns.amount'),
      count: t(perDay ? 'columns.countPerDay' : 'columns.count'),
    }),
    [perDay, t],
  );
  const { categories, labels, series, placeOf } = useMemo(
    () =>
      chartOf({
        primary: { report: primary, range: filters.range },
        compare: compare && filters.compare ? { report: compare, range: filters.compare } : null,
        interval,
        measure,
        formats,
        dayName: (day) => `${formats.weekday(day)}, ${formats.day(day)}`,
        perDay,
        names,
        ...(groups ? { groups: groups.map(({ id, name }) => ({ id, name, color: seriesColor(name, id) })) } : {}),
      }),
    [primary, compare, filters, interval, measure, perDay, names, formats, groups],
  );
  const days = useMemo(
    () => ({ interval, starts: startsOf(primary, interval), range: filters.range }),
    [primary, filters.range, interval],
  );
  const otherDays = useMemo(
    () =>
      compare && filters.compare
        ? { interval, starts: startsOf(compare, interval), range: filters.compare }
        : undefined,
    [compare, filters.compare, interval],
  );
  const { calendar, footer } = useChartCalendar(days, otherDays);
  const narrowed = useNarrowedAddress();
  const open = useGoTo();
  const follow = useMemo(
    () => ({
      open,
      addressOf: (category: number, seriesId: string) => {
        const place = placeOf(category, seriesId);
        if (!place) return undefined;
        const { days, group } = place;
        if (days.begin === days.end && group === undefined) {
          const address = dayAddress?.(days.begin);
          if (address) return address;
        }
        return narrowed(
          filters,
          { days, ...(groupFilter && group !== undefined ? { [groupFilter]: group } : {}) },
          `${name}.interval`,
        );
      },
    }),
    [open, placeOf, dayAddress, narrowed, filters, groupFilter, name],
  );
  const note = oneDayNote && filters.range.begin === filters.range.end ? oneDayNote : undefined;
  const chart = (
    <TimeChart
      title={title}
      kind={kind}
      categories={categories}
      labels={labels}
      categoryTitle={t(`chart.${interval}`)}
      series={series}
      leftTitle={names[compare || groups ? measure : 'amount']}
      rightTitle={names.count}
      height={height}
      asTable={asTable}
      hidden={hidden}
      onHiddenChange={setHidden}
      cacheKey={`${pathname} ${name}`}
      follow={follow}
      calendar={calendar}
      footer={footer}
    />
  );
  return note ? (
    <>
      {chart}
      <Box as="p" textStyle="label" fontWeight="normal" color="fg.muted" textAlign="center" pb="2">
        {note}
      </Box>
    </>
  ) : (
    chart
  );
}
