import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SectionTable } from '#features/pages/index.ts';
import { ZoneName } from '../components/ZoneName.tsx';
import { ZoneState } from '../components/ZoneState.tsx';
import { zoneYearsTable } from './ZonesDownload.tsx';
import type { ZoneYear } from './zoneYears.ts';

interface ZoneYearsTableProps {
  readonly years: readonly ZoneYear[];
  readonly year: number;
  /** Whether all rules have come. */
  readonly isCurrent: boolean;
}

/** The most ranges of days that a cell names. */
const mostRanges = 3;

/** The columns of the table of zones, for the page and for its files. */
function useYearColumns(year: number): readonly DataTableColumn<ZoneYear>[] {
  const { t } = useTranslation(['zonesYear', 'zones']);
  const formats = useFormats();
  return useMemo((): readonly DataTableColumn<ZoneYear>[] => {
    const own = t('column.year', { year });
    const yesNo = (value: boolean) => t(value ? 'zones:list.yes' : 'zones:list.no');
    const todayOf = ({ today }: ZoneYear) => {
      if (!today || today.state === 'none') return t('column.nothing');
      if (today.state !== 'charged' || !today.hours) return t('column.noCharge');
      return `${today.hours.from} – ${today.hours.to}`;
    };
    const ranges = ({ missingNext }: ZoneYear) =>
      missingNext.map(({ begin, end }) => formats.dayRange(begin, end)).join(', ');
    const shortRanges = (own: ZoneYear) => {
      const { missingNext } = own;
      if (missingNext.length <= mostRanges) return ranges(own);
      const first = ranges({ ...own, missingNext: missingNext.slice(0, mostRanges) });
      return t('column.andMore', { ranges: first, count: missingNext.length - mostRanges });
    };
    return [
      {
        id: 'zone',
        header: t('zones:list.zone'),
        kind: 'text',
        width: 170,
        card: 'title',
        alwaysShown: true,
        value: ({ zone }) => zone.name,
        cell: ({ zone }) => <ZoneName {...zone} code="" />,
      },
      { id: 'code', header: t('column.code'), kind: 'text', width: 80, unbroken: true, value: ({ zone }) => zone.code },
      {
        id: 'state',
        words: true,
        header: t('zones:list.state'),
        kind: 'text',
        width: 100,
        card: 'figure',
        value: ({ zone }) => t(zone.isActive ? 'zones:list.active' : 'zones:list.inactive'),
        cell: ({ zone }) => <ZoneState isActive={zone.isActive} />,
      },
      {
        id: 'border',
        words: true,
        header: t('zones:list.border'),
        kind: 'text',
        width: 90,
        value: ({ zone }) => yesNo(zone.hasBorder),
      },
      {
        id: 'today',
        words: true,
        header: t('column.today'),
        kind: 'text',
        width: 130,
        card: 'line',
        cardHead: `${t('column.today')}:`,
        value: todayOf,
      },
      {
        id: 'until',
        header: t('column.until'),
        kind: 'text',
        width: 120,
        unbroken: true,
        value: ({ coveredUntil }) => coveredUntil,
        cell: ({ coveredUntil }) => coveredUntil && formats.day(coveredUntil),
        file: { kind: 'text', value: ({ coveredUntil }) => coveredUntil && formats.day(coveredUntil) },
      },
      {
        id: 'nextRule',
        header: t('column.nextRule'),
        kind: 'text',
        width: 180,
        value: ({ nextRule }) =>
          nextRule && [formats.dayRangeShort(nextRule.begin, nextRule.end), nextRule.text].filter(Boolean).join(', '),
      },
      {
        id: 'closed',
        header: t('column.closed'),
        group: own,
        kind: 'number',
        width: 110,
        file: { kind: 'count', head: t('column.closedIn', { year }) },
        value: ({ closed }) => closed,
      },
      {
        id: 'missing',
        header: t('column.uncovered'),
        group: own,
        kind: 'number',
        width: 120,
        file: { kind: 'count', head: t('column.uncoveredIn', { year }) },
        value: ({ missing }) => missing,
      },
      {
        id: 'overlaps',
        header: t('column.overlaps'),
        group: own,
        kind: 'number',
        width: 100,
        file: { kind: 'count', head: t('column.overlapsIn', { year }) },
        value: ({ findings }) => findings.overlaps.length,
      },
      {
        id: 'missingNext',
        header: t('column.uncoveredNext', { year: year + 1 }),
        kind: 'text',
        width: 190,
        card: 'line',
        cardHead: `${t('column.uncoveredNext', { year: year + 1 })}:`,
        value: (own) => (own.missingNext.length === 0 ? t('column.complete') : shortRanges(own)),
        file: { kind: 'text', value: (own) => (own.missingNext.length === 0 ? t('column.complete') : ranges(own)) },
      },
    ];
  }, [t, formats, year]);
}

/** All zones with their borders, hours and rules, and with what is missing for the next year. */
export function ZoneYearsTable({ years, year, isCurrent }: ZoneYearsTableProps) {
  const { t } = useTranslation('zonesYear');
  const columns = useYearColumns(year);
  return (
    <Section title={t('table')} padding="none">
      <SectionTable
        name={zoneYearsTable}
        label={t('table')}
        columns={columns}
        rows={years}
        rowId={({ zone }) => String(zone.id)}
        isCurrent={isCurrent}
        dense
      />
    </Section>
  );
}
