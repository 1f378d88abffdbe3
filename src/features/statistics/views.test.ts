import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as contract from '#api/contract/statistics.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { i18next } from '#design-system/language/i18n.ts';
import { statisticsViews } from '#features/routes/paths.ts';
import { columnsOf } from './columns.ts';
import { listSeries } from './lists.ts';
import en from './statistics.en.json';
import hr from './statistics.hr.json';
import { type StatisticsColumn, type TableView, views } from './views.ts';

i18next.addResourceBundle('hr', 'statistics', hr);
i18next.addResourceBundle('en', 'statistics', en);

const tables = statisticsViews.flatMap((name) => {
  const view = views[name];
  return view.kind === 'table' ? [[name, view] as const] : [];
});
const columnsIn = (name: keyof typeof views) => (views[name] as TableView).columns;

/** The path of every text in a file. */
const keysOf = (texts: object, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${above}${key}`.replace(/_(one|few|other)$/, '')] : keysOf(text, `${above}${key}.`),
  );

describe('the views', () => {
  it('are the fourteen of behaviour 18.2, four of them with lists by day', () => {
    expect(statisticsViews).toHaveLength(14);
    expect(Object.keys(views)).toEqual(statisticsViews);
    expect(tables).toHaveLength(10);
  });

  it('have a title and a sentence in both languages', () => {
    for (const texts of [hr, en]) {
      for (const name of statisticsViews) {
        expect(texts[name].title).toMatch(/\S/);
        expect(texts[name].text).toMatch(/\.$/);
      }
      expect(new Set(statisticsViews.map((name) => texts[name].title)).size).toBe(14);
    }
    expect(new Set(keysOf(hr))).toEqual(new Set(keysOf(en)));
  });

  it('use every head, group and name of a figure that there is a text for', () => {
    const columns: readonly StatisticsColumn[] = tables.flatMap(([, view]) => view.columns);
    expect(new Set(columns.map(({ head }) => head))).toEqual(new Set(Object.keys(hr.heads)));
    expect(new Set(columns.flatMap(({ group }) => group ?? []))).toEqual(new Set(Object.keys(hr.groups)));
    expect(new Set(Object.values(listSeries).flatMap((list) => list.map(({ name }) => name)))).toEqual(
      new Set(Object.keys(hr.series)),
    );
  });
});

describe('a table', () => {
  it.each(tables)('%s has each of its columns once, the naming one first', (_name, { columns }) => {
    const fields = columns.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(['day', 'month', 'text', 'purchaseGroup']).toContain(columns[0]?.kind);
  });

  it.each([
    ['usersAndSales', 8],
    ['allSales', 15],
    ['numOfSales', 6],
    ['byCities', 6],
    ['businessUsers', 28],
    ['tokenizedCards', 4],
  ] as const)('%s has the documented columns: %i', (name, count) => {
    expect(columnsIn(name)).toHaveLength(count);
  });

  it.each(['hr', 'en'] as const)('has no two columns with the same head and group, in %s', (language) => {
    const texts = { t: i18next.getFixedT(language, 'statistics'), formats: formatsOf(language) };
    for (const [, { columns }] of tables) {
      const heads = columnsOf(columns, texts).map(({ group, header }) => `${group}/${header}`);
      expect(new Set(heads).size).toBe(heads.length);
    }
  });

  it('shows months, days, figures and what is missing as the language writes them', () => {
    const shown = (language: 'hr' | 'en', columns: readonly StatisticsColumn[], row: object) => {
      const texts = { t: i18next.getFixedT(language, 'statistics'), formats: formatsOf(language) };
      return columnsOf(columns, texts).map((column) => {
        const own = { ...row, id: 0 } as never;
        return column.cell?.(own) ?? column.value(own);
      });
    };
    const month = { month: 1, year: 2024, mastercard: 1200, other: 34, total: 1234 };
    expect(shown('hr', columnsIn('tokenizedCards'), month)).toEqual(['siječanj 2024.', 1200, 34, 1234]);
    expect(shown('en', columnsIn('tokenizedCards'), month)[0]).toBe('January 2024');
    const day = { date: '2024-02-29', count: 3, benefit: 1234.5 };
    expect(shown('hr', columnsIn('paydoPromotion'), day)).toEqual(['29. 2. 2024.', 3, '1.234,50']);
    expect(shown('en', columnsIn('paydoPromotion'), day)).toEqual(['29/2/2024', 3, '1,234.50']);
    const groups = [0, 1, 2, 10, 50].map((group) => shown('hr', columnsIn('numOfSales'), { group })[0]);
    expect(groups).toEqual(Object.values(hr.purchaseGroups));
    const company = shown('hr', columnsIn('businessUsers'), { lastPaymentDate: null, lastPaymentAmount: null });
    expect(company.slice(8, 10)).toEqual([null, null]);
  });
});

describe('the lists by day', () => {
  it('show every figure of the contract, and no other', () => {
    const { schema } = contract.getAllUsers.reply;
    const report = z.decode(schema, wireReport() as z.input<typeof schema>);
    for (const list of ['userTypes', 'purchases', 'amounts', 'payments'] as const) {
      const { date: _, ...figures } = (report[list]?.[0] ?? {}) as Record<string, unknown>;
      expect(new Set(listSeries[list].map(({ id }) => id))).toEqual(new Set(Object.keys(figures)));
    }
  });
});

/** A day of each list, every figure 1. */
function wireReport() {
  const schema = z.toJSONSchema(contract.getAllUsers.reply.schema as never, { io: 'input', unrepresentable: 'any' });
  const lists = schema.properties as Record<string, { items: { properties: Record<string, unknown> } }>;
  return Object.fromEntries(
    Object.entries(lists).map(([list, { items }]) => [
      list,
      [Object.fromEntries(Object.keys(items.properties).map((key) => [key, key === 'datum' ? '2026-01-01' : 1]))],
    ]),
  );
}
