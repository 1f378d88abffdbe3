import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { Section } from '#design-system/Section/Section.tsx';
import preview from '../../../.storybook/preview';
import { padded } from '../../design-system/decorators.tsx';
import { type ServiceSums, type Sum, sumsOfServices, ways } from '../../support/reconciliation.ts';
import { rowsOf } from '../../support/screen.ts';
import { words } from '../../support/words.ts';

interface ReconciliationProps {
  readonly begin: string;
  readonly end: string;
  /** Every sale is listed: for one day. */
  readonly withTransactions?: boolean;
}

/** One figure of a service from each of its sources. */
interface Row {
  readonly service: ServiceSums;
  readonly measure: 'Quantity' | 'Amount, €';
}

const formats = formatsOf('en');

const written = ({ measure }: Row, sum: Sum) =>
  measure === 'Quantity' ? formats.count(sum.count) : formats.amount(sum.cents / 100);

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'measure', header: 'Figure', kind: 'text', width: 120, value: ({ measure }) => measure },
  ...ways.map((way): DataTableColumn<Row> => {
    const text = (row: Row) => {
      const sum = row.service.sums[way];
      return sum && written(row, sum);
    };
    return {
      id: way,
      header: way[0]?.toUpperCase() + way.slice(1),
      kind: 'text',
      align: 'end',
      width: 110,
      value: text,
    };
  }),
];

const withoutTransactions = columns.filter(({ id }) => id !== 'transactions');

/** The same figures from every source in the API, side by side. */
function Reconciliation({ begin, end, withTransactions = false }: ReconciliationProps) {
  const [services, setServices] = useState<readonly ServiceSums[]>();
  useEffect(() => {
    void sumsOfServices(`begin_date=${begin}&end_date=${end}`, withTransactions).then(setServices);
  }, [begin, end, withTransactions]);
  const title = `Valid sales, ${formats.dayRange(begin, end)}`;
  return (
    <Section title={title} padding="none">
      <DataTable
        label={title}
        columns={withTransactions ? columns : withoutTransactions}
        rows={(services ?? []).flatMap((service): Row[] => [
          { service, measure: 'Quantity' },
          { service, measure: 'Amount, €' },
        ])}
        rowId={({ service, measure }) => `${service.id} ${measure}`}
        groupOf={({ service }) => service.name}
        loading={services ? false : 8}
      />
    </Section>
  );
}

const meta = preview.meta({
  title: 'Reporting/Figures that agree – Usklađeni iznosi',
  component: Reconciliation,
  decorators: [padded],
  globals: { language: 'en' },
});

/** Each row has exactly one figure; only parks have no lines by day, article and channel. */
async function expectEqualRows(places: number) {
  // All reports of all providers, ten weeks of them.
  const [count] = await screen.findAllByRole('rowheader', { name: 'Quantity' }, { timeout: 30_000 });
  const rows = rowsOf(count?.closest('table') as HTMLElement);
  await expect(rows).toHaveLength(8);
  for (const [index, [measure, ...cells]] of rows.entries()) {
    const figures = cells.filter((text) => !text.includes(words('–')));
    await expect([measure, figures.length]).toEqual([
      index % 2 ? 'Amount, €' : 'Quantity',
      index === 4 || index === 5 ? places - 1 : places,
    ]);
    await expect(new Set(figures).size).toBe(1);
    await expect(figures[0]).toMatch(/[1-9]/);
  }
}

/** Ten weeks and three months, the first and the last of them cut, over all providers, garages and parks. */
export const ManyWeeks = meta.story({
  tags: ['english'],
  args: { begin: '2026-09-16', end: '2026-11-19' },
  play: () => expectEqualRows(8),
});

/** One day, down to the single sales: in the scenario `single-provider`, where they are few enough to be listed. */
export const OneDay = meta.story({
  tags: ['english'],
  args: { begin: '2026-11-14', end: '2026-11-14', withTransactions: true },
  globals: { scenario: 'single-provider' },
  play: () => expectEqualRows(9),
});
