import { compareValues, exactOf, figureOf, sharesOf } from '#api/figures.ts';
import type { PieSlice } from '#design-system/charts/types.ts';
import type { ReportCell, ReportColumn, ReportDocument, ReportFigure, ReportRow, ReportTimeChart } from './document.ts';

/** Reports for tests and stories: documents like those of the screens, with figures that add up. */

const channels = [
  'SMS',
  'Android aplikacija',
  'iOS aplikacija',
  'Web',
  'Kiosci',
  'Parkomat',
  'Pozivni centar',
  'Partneri',
];
const zones = ['Zona 1 – Stari grad', 'Zona 2 – Poljana maršala Tita', 'Zona 3 – Obala Franje Tuđmana'];
const articles = ['Satna karta', 'Dnevna karta', 'Povlaštena mjesečna karta za stanare', 'Tjedna karta'];

const compareColumns = (first: string): ReportColumn[] => [
  { header: first, kind: 'text' },
  ...(['count', 'amount'] as const).flatMap((kind): ReportColumn[] => {
    const group = { id: kind, name: kind === 'count' ? 'Količina' : 'Iznos, €' };
    return [
      { header: 'Razdoblje', group, kind },
      { header: 'Usporedba', group, kind, muted: true },
      { header: 'Razlika', group, kind, difference: true },
      { header: '%', group, kind: 'percent', difference: true },
    ];
  }),
];
const plainColumns = (first: string): ReportColumn[] => [
  { header: first, kind: 'text' },
  { header: 'Količina', kind: 'count' },
  { header: 'Iznos, €', kind: 'amount' },
];

const cents = (value: number) => Math.round(value * 100) / 100;

function compareCells(name: string, [count = 0, before = 0, amount = 0, amountBefore = 0]: readonly number[]) {
  const pair = (now: number, then: number): ReportCell[] => {
    const { difference, percentage } = compareValues(now, then);
    return [now, then, difference, percentage];
  };
  return [name, ...pair(count, before), ...pair(cents(amount), cents(amountBefore))];
}

function figure(label: string, kind: ReportFigure['kind'], now: number, then?: number): ReportFigure {
  const value = figureOf(exactOf(now));
  if (then === undefined) return { label, kind, value };
  const { difference, percentage } = compareValues(now, then);
  return { label, kind, value, compared: { value: figureOf(exactOf(then)), difference, percentage } };
}

function slicesOf(rows: readonly { readonly name: string; readonly value: number }[]): PieSlice[] {
  const shares = sharesOf(rows.map(({ value }) => value));
  return rows.map(({ name, value }, index) => ({ id: name, name, color: index + 1, value, share: shares[index] ?? 0 }));
}

/** Figures that look like sales and are always the same. */
const figures = (seed: number) => {
  const count = 200 + ((seed * 7919) % 4800);
  const before = 180 + ((seed * 6007) % 4900);
  return [count, before, count * 1.35, before * 1.28] as const;
};
const add = (rows: readonly (readonly number[])[]) =>
  [0, 1, 2, 3].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));

const filters = [
  { label: 'Razdoblje', value: '1. 11. 2026. – 20. 11. 2026.', isPeriod: true },
  { label: 'Usporedba', value: '1. 11. 2025. – 20. 11. 2025.', isPeriod: true },
  { label: 'Kanali prodaje', value: '6 od 8: SMS, Android aplikacija, iOS aplikacija, Web, Kiosci, Parkomat' },
];
const createdAt = new Date('2026-11-20T09:30:00Z');

function timeChart(kind: 'line' | 'column', compare: boolean): ReportTimeChart {
  const days = Array.from({ length: 20 }, (_, index) => index + 1);
  const wave = (day: number, shift: number) => 14_000 + 9000 * Math.sin(((day + shift) / 7) * 2 * Math.PI) + day * 120;
  return {
    title: 'Kretanje po razdoblju',
    kind,
    categories: days.map((day) => `${day}. 11.`),
    labels: days.map((day) => `${day}. 11. 2026.`),
    days: days.map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    categoryTitle: 'Dan',
    leftTitle: 'Iznos, €',
    rightTitle: compare ? undefined : 'Količina',
    series: [
      {
        id: 'a',
        name: '1. – 20. 11. 2026.',
        color: 1,
        measure: 'amount',
        values: days.map((day) => cents(wave(day, 0))),
      },
      compare
        ? {
            id: 'b',
            name: '1. – 20. 11. 2025.',
            color: 1,
            measure: 'amount',
            compare: true,
            values: days.map((day) => cents(wave(day, 1) * 0.91)),
            labels: days.map((day) => `${day}. 11. 2025.`),
          }
        : {
            id: 'c',
            name: 'Količina',
            color: 2,
            measure: 'count',
            axis: 'right',
            values: days.map((day) => Math.round(wave(day, 0) / 1.35)),
          },
    ],
  };
}

/** A provider's report with comparison: channels, pies, chart, articles by zone that open to their channels. */
export function providerReport(chartKind: 'line' | 'column' = 'line'): ReportDocument {
  const byChannel = channels.map((name, index) => ({ name, values: figures(index + 1) }));
  const rows: ReportRow[] = [];
  const all: (readonly number[])[] = [];
  for (const [zone, name] of zones.entries()) {
    rows.push({ cells: [name], tone: 'heading' });
    for (const [at, article] of articles.entries()) {
      const parts = channels
        .slice(0, 4)
        .map((channel, index) => ({ channel, values: figures(zone * 31 + at * 7 + index) }));
      const sum = add(parts.map((part) => part.values));
      all.push(sum);
      rows.push({ cells: compareCells(article, sum) });
      for (const part of parts) rows.push({ cells: compareCells(part.channel, part.values), level: 1 });
    }
  }
  const [count = 0, before = 0, amount = 0, amountBefore = 0] = add(byChannel.map(({ values }) => values));
  return {
    language: 'hr',
    fileName: 'Šibenik parking d.o.o.',
    title: 'Izvještaj o parkiranju',
    subtitle: 'Šibenik parking d.o.o.',
    filters,
    createdAt,
    figures: [figure('Količina', 'count', count, before), figure('Iznos', 'amount', amount, amountBefore)],
    sections: [
      {
        title: 'Kanali prodaje',
        table: {
          columns: compareColumns('Kanal prodaje'),
          rows: byChannel.map(({ name, values }) => ({ cells: compareCells(name, values) })),
          totals: compareCells('Ukupno', [count, before, amount, amountBefore]),
        },
        pies: [0, 1].map((period) => ({
          title: `1. – 20. 11. ${2026 - period}.`,
          shares: 'Udio u iznosu',
          kind: 'amount' as const,
          slices: slicesOf(byChannel.map(({ name, values }) => ({ name, value: values[2 + period] ?? 0 }))),
        })),
      },
      { title: 'Kretanje po razdoblju', chart: timeChart(chartKind, true) },
      {
        title: 'Artikli po zonama',
        table: { columns: compareColumns('Artikl'), rows, totals: compareCells('Ukupno', add(all)) },
      },
      { title: 'Artikli i kanali', only: 'xlsx', table: wideTable() },
    ],
  };
}

/** A report without comparison: a short table beside its pie, two axes in the chart. */
export function dashboardReport(): ReportDocument {
  const services = ['Parkiranje', 'Garaže', 'Ulaznice', 'Prodaja'];
  const rows = services.map((name, index) => ({ name, values: figures(index * 5 + 3) }));
  const sum = add(rows.map(({ values }) => values));
  return {
    language: 'hr',
    fileName: 'Nadzorna ploča',
    title: 'Nadzorna ploča',
    filters: filters.slice(0, 1),
    createdAt,
    figures: [figure('Količina', 'count', sum[0] ?? 0), figure('Iznos', 'amount', sum[2] ?? 0)],
    sections: [
      {
        title: 'Usluge',
        table: {
          columns: plainColumns('Usluga'),
          rows: rows.map(({ name, values }) => ({ cells: [name, values[0], cents(values[2])] })),
          totals: ['Ukupno', sum[0] ?? 0, cents(sum[2] ?? 0)],
        },
        pies: [
          {
            title: '1. – 20. 11. 2026.',
            shares: 'Udio u iznosu',
            kind: 'amount',
            slices: slicesOf(rows.map(({ name, values }) => ({ name, value: values[2] }))),
          },
        ],
      },
      { title: 'Kretanje po razdoblju', chart: timeChart('line', false) },
    ],
  };
}

/** Four columns for each channel (behaviour 19.6): 33 columns, more than a page holds. */
export function wideTable() {
  const columns: ReportColumn[] = [
    { header: 'Artikl', kind: 'text' },
    ...channels
      .map((name, at) => ({ id: String(at + 1), name }))
      .flatMap((group): ReportColumn[] => [
        { header: 'Količina', group, kind: 'count' },
        { header: 'Količina, usporedba', group, kind: 'count', muted: true },
        { header: 'Iznos, €', group, kind: 'amount' },
        { header: 'Iznos, usporedba, €', group, kind: 'amount', muted: true },
      ]),
  ];
  const rows: ReportRow[] = articles.map((name, at) => ({
    cells: [
      name,
      ...channels.flatMap((_, index) => figures(at * 11 + index).map((value, of) => (of < 2 ? value : cents(value)))),
    ],
  }));
  const totals: ReportCell[] = columns.map((column, at) =>
    at === 0
      ? 'Ukupno'
      : rows.reduce(
          (sum, row) => (column.kind === 'amount' ? cents(sum + Number(row.cells[at])) : sum + Number(row.cells[at])),
          0,
        ),
  );
  return { columns, rows, totals };
}

const states = ['Plaćeno', 'Otkazano', 'Odbijeno'];

/** A list of any length: transactions with times, plates, texts and amounts. */
export function transactionsReport(count: number): ReportDocument {
  const start = Date.parse('2026-11-20T05:00:00Z');
  const rows = Array.from({ length: count }, (_, index): ReportRow => {
    const state = index % 41 === 0 ? 1 + (index % 2) : 0;
    const time = new Date(start - index * 61_000);
    return {
      cells: [
        time,
        `ŠI ${String(100 + (index % 900))}-Č${String.fromCharCode(65 + (index % 26))}`,
        zones[index % zones.length] ?? '',
        1 + (index % 3),
        cents(0.8 + (index % 17) * 0.45),
        time,
        new Date(time.getTime() + 3_600_000),
        channels[index % channels.length] ?? '',
        states[state] ?? '',
        `TR-${String(900_000 + index)}`,
      ],
      tone: state > 0 ? 'danger' : undefined,
    };
  });
  const sum = (at: number) => cents(rows.reduce((total, row) => total + Number(row.cells[at]), 0));
  return {
    language: 'hr',
    fileName: 'popis-transakcija',
    title: 'Transakcije',
    subtitle: 'Šibenik parking d.o.o.',
    filters: [
      { label: 'Razdoblje', value: '20. 11. 2026.' },
      { label: 'Prikaz', value: 'Sve' },
    ],
    createdAt,
    sections: [
      {
        title: 'Transakcije',
        table: {
          columns: [
            { header: 'Vrijeme', kind: 'moment' },
            { header: 'Registracija', kind: 'text' },
            { header: 'Zona', kind: 'text' },
            { header: 'Količina', kind: 'count' },
            { header: 'Iznos, €', kind: 'amount' },
            { header: 'Vrijedi od', kind: 'moment' },
            { header: 'Vrijedi do', kind: 'moment' },
            { header: 'Kanal prodaje', kind: 'text' },
            { header: 'Status', kind: 'text' },
            { header: 'Šifra', kind: 'text' },
          ],
          rows,
          totals: ['Ukupno', null, null, sum(3), sum(4)],
        },
      },
    ],
  };
}
