import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getParkingProviderArticles, getParkingProviderChannels } from '#api/contract/parking.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { articlesByChannelSection, articlesSection, splitSection } from './reportSections.ts';

/** Figures of two channels of the same name, as the API sends them. */
const figures = (count: number) => ({
  total_count: count,
  valid_count: count,
  total_amount: `${count}.00`,
  valid_amount: `${count}.00`,
});
const kiosks = [
  { reseller_id: 7, reseller_name: 'Kiosk', ...figures(10) },
  { reseller_id: 8, reseller_name: 'Kiosk', ...figures(20) },
];
const article = { id: 100103, item: 'Satna karta', item_price: '1.00', shortcode: '700101', zone_name: 'Zona 1' };
const articles = z.decode(getParkingProviderArticles.reply.schema, {
  artikli: [{ ...article, ...figures(30), distributeri: kiosks }],
  ukupno: figures(30),
});
const channels = z.decode(getParkingProviderChannels.reply.schema, { distributeri: kiosks, ukupno: figures(30) });
const filters = {
  range: { begin: '2026-10-01', end: '2026-10-31' },
  compare: null,
  channelIds: null,
  serviceIds: null,
} as const;
const texts = { t: ((key: string) => key) as TFunction<'reporting'>, formats: formatsOf('hr') };

test('channels of the same name have a head each, by their ids', () => {
  const { table } = articlesByChannelSection({ primary: articles, compare: null, filters }, { zoned: true }, texts);
  expect(table?.columns.flatMap(({ group }) => group ?? [])).toEqual([
    { id: '7', name: 'Kiosk' },
    { id: '7', name: 'Kiosk' },
    { id: '8', name: 'Kiosk' },
    { id: '8', name: 'Kiosk' },
  ]);
  expect(table?.rows.at(-1)?.cells.slice(-4)).toEqual([10, 10, 20, 20]);
  expect(table?.totals?.slice(-4)).toEqual([10, 10, 20, 20]);
});

test('channels of the same name have a row and a slice each', () => {
  const options = { zoned: true, shares: 'columns' } as const;
  const split = splitSection({ primary: channels, compare: null, filters }, { title: 'T', name: 'N' }, options, texts);
  expect(split.table?.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['Kiosk', 20, 20],
    ['Kiosk', 10, 10],
  ]);
  expect(split.pies?.[0]?.slices.map(({ id, value }) => [id, value])).toEqual([
    ['8', 20],
    ['7', 10],
  ]);
  const { table } = articlesSection({ primary: articles, compare: null, filters }, options, texts);
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['Zona 1', 'Satna karta', 'Kiosk', 'Kiosk']);
});
