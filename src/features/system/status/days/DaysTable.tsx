import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { GroupDays } from './groupDays.ts';
import { useDayTexts } from './useDayTexts.ts';

/** A day with what each group had on it, in the order of the groups. */
interface TableRow {
  readonly day: string;
  /** Seconds, to sort by. */
  readonly lengths: readonly number[];
  readonly texts: readonly string[];
}

/** The bars as a table: a row a day, the newest first, a column a service group. */
export function DaysTable({ groups }: { readonly groups: readonly GroupDays[] }) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const { outage } = useDayTexts();
  const rows: TableRow[] = (groups[0]?.days ?? []).map(({ day }, at) => {
    const own = groups.flatMap(({ days }) => days[at] ?? []);
    return { day, lengths: own.map(({ any }) => any), texts: own.map(outage) };
  });
  const columns = useMemo<readonly DataTableColumn<TableRow>[]>(
    () => [
      {
        id: 'day',
        header: t('days.day'),
        kind: 'text',
        width: 130,
        unbroken: true,
        card: 'title',
        value: ({ day }) => day,
        cell: ({ day }) => formats.day(day),
      },
      ...groups.map(
        ({ code, name }, at): DataTableColumn<TableRow> => ({
          id: `group-${code}`,
          header: name,
          kind: 'number',
          align: 'start',
          words: true,
          width: 190,
          value: ({ lengths }) => lengths[at],
          cell: ({ texts }) => texts[at],
        }),
      ),
    ],
    [groups, t, formats],
  );
  return (
    <DataTable
      label={t('days.title')}
      columns={columns}
      rows={rows}
      rowId={({ day }) => day}
      sort={newestFirst}
      maxHeight={480}
    />
  );
}

const newestFirst = { id: 'day', desc: true };
