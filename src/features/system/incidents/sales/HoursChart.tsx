import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import type { Day } from '#api/days.ts';
import { holidaysOn } from '#api/holidays.ts';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import type { ChartCalendar, ChartSeries } from '#design-system/charts/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useMinute } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useIncidentTexts } from '../../shared/useIncidentTexts.ts';
import { type ComparedHour, comparedHours, costOf, type HourSales, type Sale, weekBefore } from './hours.ts';

const measures = ['amount', 'count'] as const;
type Measure = (typeof measures)[number];

interface HoursChartProps {
  readonly title: string;
  readonly incident: Incident;
  readonly day: Day;
  readonly sales: readonly Sale[];
  /** Null where the same weekday before cannot be seen. */
  readonly before: readonly Sale[] | null;
}

/** The hours of a day beside those of the same weekday before, as a chart or a table, and what the incident may have cost. */
export function HoursChart({ title, incident, day, sales, before }: HoursChartProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const texts = useIncidentTexts();
  const minute = useMinute();
  const [measure, setMeasure] = useState<Measure>('amount');
  const [asTable, setAsTable] = useState(false);
  const detail = texts.span(incident);
  const hours = useMemo(
    () => comparedHours({ day, sales, before, incident, now: minute }),
    [day, sales, before, incident, minute],
  );
  const { categories, calendar, series } = useMemo(() => {
    /** The hour as the clock shows it; in the repeated hour with which of the two it is. */
    const nameOf = ({ begin, beginBefore, key }: ComparedHour) => {
      const moment = begin ?? beginBefore;
      return moment ? formats.time(moment) : key;
    };
    const figureOf = (one: HourSales | null) => one && (measure === 'amount' ? one.cents / 100 : one.count);
    const dayName = (one: Day) => `${formats.weekday(one)}, ${formats.day(one)}`;
    const own: ChartSeries[] = [
      { id: 'day', name: dayName(day), color: 1, values: hours.map((one) => figureOf(one.sales)), measure },
    ];
    if (before)
      own.push({
        id: 'before',
        name: dayName(weekBefore(day)),
        color: 1,
        values: hours.map((one) => figureOf(one.before)),
        measure,
        compare: true,
      });
    const affected = hours.flatMap(({ isAffected }, at) => (isAffected ? [at] : []));
    const [from] = affected;
    const marks: ChartCalendar['marks'] =
      from === undefined
        ? []
        : [
            {
              id: String(incident.id),
              from,
              to: affected.at(-1) ?? from,
              title: incident.title,
              detail,
              tone: incident.level === 3 ? 'danger' : 'warning',
              address: `${pathTo('incidents')}?incident=${incident.id}`,
            },
          ];
    return {
      categories: hours.map(nameOf),
      series: own,
      calendar: {
        bands: [],
        notes: [],
        otherNotes: [],
        marks,
        notesTitle: t('sales.incident'),
        marksTitle: t('sales.incident'),
      } satisfies ChartCalendar,
    };
  }, [hours, measure, before, day, incident, detail, formats, t]);
  const notes = [
    ...(hours.length === 25 || hours.some(({ begin, beginBefore }) => !begin || !beginBefore)
      ? [t('sales.clockChange')]
      : []),
    ...[day, weekBefore(day)].flatMap((one) =>
      holidaysOn(one).length > 0 ? [t('sales.holiday', { day: formats.day(one) })] : [],
    ),
  ];
  return (
    <Box>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" px="4" pt="3">
        <SegmentedControl
          label={t('sales.measure')}
          value={measure}
          onChange={setMeasure}
          options={measures.map((value) => ({ value, label: t(`sales.${value}`) }))}
        />
        <ChartTableToggle asTable={asTable} onChange={setAsTable} />
      </Flex>
      <CostNote hours={hours} hasBefore={before !== null} />
      <Box px="2" py="2">
        <TimeChart
          title={title}
          kind="column"
          categories={categories}
          categoryTitle={t('sales.hour')}
          series={series}
          leftTitle={t(measure === 'amount' ? 'sales.amountUnit' : 'sales.count')}
          height={300}
          asTable={asTable}
          calendar={calendar}
        />
      </Box>
      {notes.length > 0 && (
        <Text px="4" pb="1" textStyle="xs" color="fg.muted">
          {notes.join(' ')}
        </Text>
      )}
    </Box>
  );
}

/** What was sold in the hours of the incident, against the same hours a week before. */
function CostNote({ hours, hasBefore }: { readonly hours: readonly ComparedHour[]; readonly hasBefore: boolean }) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const cost = costOf(hours);
  if (!hasBefore) return null;
  const difference = cost.sales.cents - cost.before.cents;
  return (
    <Text px="4" pt="2" textStyle="sm" fontVariantNumeric="tabular-nums" role="status">
      {cost.hours === 0
        ? t('sales.nothingToCompare')
        : t('sales.cost', {
            count: cost.hours,
            sales: formats.money(cost.sales.cents / 100),
            before: formats.money(cost.before.cents / 100),
            difference: formats.signedMoney(difference / 100),
            pieces: formats.count(cost.sales.count),
            piecesBefore: formats.count(cost.before.count),
          })}
    </Text>
  );
}
