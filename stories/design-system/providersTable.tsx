import { compareValues } from '#api/figures.ts';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { at, padded } from './decorators.tsx';

/** The table of the stories of `DataTable` and of its cards: what providers sold in two periods. */

/** A row of the tables of these stories. */
export interface Provider {
  id: number;
  name: string;
  count: number;
  countBefore: number | null;
  amount: number;
  amountBefore: number | null;
  invalid?: boolean;
}

const formats = formatsOf('hr');
const names = ['Zagreb', 'Čakovec', 'Cres', 'Ćuprija', 'Županja', 'Đakovo', 'Dubrovnik', 'Šibenik', 'Split', 'Zadar'];
export const providers: Provider[] = names.map((name, index) => ({
  id: index + 1,
  name: `${name} parking d.o.o.`,
  count: 20_000 - index * 1_730 + (index % 3) * 900,
  countBefore: index === 4 ? null : 18_500 - index * 1_640,
  amount: 41_880.4 - index * 3_410.15,
  amountBefore: index === 4 ? null : 39_455.1 - index * 3_520.2,
}));
const sum = (pick: (row: Provider) => number | null) => providers.reduce((all, row) => all + (pick(row) ?? 0), 0);

/** A name and two figures, with totals. */
export const plain: DataTableColumn<Provider>[] = [
  { id: 'name', header: 'Pružatelj', kind: 'text', value: (row) => row.name, alwaysShown: true, total: 'Ukupno' },
  {
    id: 'count',
    header: 'Količina',
    kind: 'number',
    value: (row) => row.count,
    total: formats.count(sum((row) => row.count)),
  },
  {
    id: 'amount',
    header: 'Iznos, €',
    kind: 'number',
    emphasis: 'strong',
    value: (row) => row.amount,
    cell: (row) => formats.amount(row.amount),
    total: formats.amount(sum((row) => row.amount)),
  },
];

function figures(
  group: string,
  id: 'count' | 'amount',
  write: (value: number) => string,
  signed: (value: number) => string,
): DataTableColumn<Provider>[] {
  const before = `${id}Before` as const;
  const compared = (row: Provider) => compareValues(row[id], row[before] ?? 0);
  const total = sum((row) => row[id]);
  const totalBefore = sum((row) => row[before]);
  const totals = compareValues(total, totalBefore);
  const difference = ({ difference: { exact, rounded } }: typeof totals) => (
    <Difference value={exact} text={signed(rounded)} />
  );
  return [
    {
      id,
      group,
      header: 'Razdoblje',
      kind: 'number',
      emphasis: 'strong',
      value: (row) => row[id],
      cell: (row) => write(row[id]),
      total: write(total),
    },
    {
      id: before,
      group,
      header: 'Usporedba',
      kind: 'number',
      emphasis: 'muted',
      value: (row) => row[before],
      ...(id === 'amount' && { cell: (row: Provider) => (row[before] === null ? '–' : write(row[before])) }),
      total: write(totalBefore),
    },
    {
      id: `${id}Difference`,
      group,
      header: 'Razlika',
      kind: 'number',
      width: 135,
      value: (row) => compared(row).difference.exact,
      cell: (row) => difference(compared(row)),
      total: difference(totals),
    },
    {
      id: `${id}Percent`,
      group,
      header: '%',
      kind: 'number',
      width: 100,
      value: (row) => compared(row).percentage.exact,
      cell: (row) => formats.signedPercent(compared(row).percentage.rounded),
      total: formats.signedPercent(totals.percentage.rounded),
    },
  ];
}
/** The figures of two periods, in two groups. */
export const comparing: DataTableColumn<Provider>[] = [
  plain[0] as DataTableColumn<Provider>,
  ...figures('Količina', 'count', formats.count, formats.signedCount),
  ...figures('Iznos, €', 'amount', formats.amount, formats.signedAmount),
];

/** The content of an opened row: a table of its own. */
export const Breakdown = ({ row }: { row: Provider }) => (
  <DataTable
    label={`Kanali: ${row.name}`}
    columns={[
      { id: 'channel', header: 'Kanal', kind: 'text', value: (name: string) => name },
      {
        id: 'share',
        header: 'Udio',
        kind: 'number',
        value: (name: string) => name.length,
        cell: (name) => `${formats.percent(name.length * 4)}`,
      },
    ]}
    rows={['SMS', 'Android aplikacija', 'Kiosk']}
    rowId={(name) => name}
  />
);

/** A table in its section, as on a page. */
function Providers(props: DataTableProps<Provider>) {
  return (
    <Section title="Pružatelji" padding="none">
      <DataTable {...props} />
    </Section>
  );
}

/** A thousand rows, of which some have no figures to compare with. */
export const thousand: Provider[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  name: `${names[(index * 7) % names.length]} ${String((index * 7919) % 1000).padStart(3, '0')}`,
  count: (index * 7919) % 100_003,
  countBefore: index % 17 === 0 ? null : (index * 104_729) % 99_991,
  amount: ((index * 15_485_863) % 9_999_991) / 100,
  amountBefore: ((index * 32_452_843) % 9_999_991) / 100,
}));

/** What the meta of each story file has. */
export const providersMeta = {
  component: Providers,
  subcomponents: { DataTable },
  decorators: [padded, at('/parking')],
  args: { label: 'Promet po pružateljima', columns: plain, rows: providers, rowId: (row: Provider) => String(row.id) },
};
