import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Metrics } from '#api/contract/reports.ts';
import { compareValues } from '#api/figures.ts';
import type { DifferenceProps } from '#design-system/Difference/types.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { ComparedRow } from '../model.ts';
import { metricColumns } from './metricColumns.tsx';

type Row = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

const formats = formatsOf('hr');
const metrics = (validCount: number, validAmount: number): Metrics => ({
  totalCount: validCount,
  validCount,
  totalAmount: validAmount,
  validAmount,
});

/** What the screen shows of a row in a column, by the column's id: the properties of the difference that it renders. */
function shownOf(row: Row) {
  const columns = metricColumns<Row>({
    comparing: true,
    total: row,
    formats,
    t: ((key: string) => key) as TFunction<'reporting'>,
  });
  return Object.fromEntries(
    columns.map(({ id, cell, total, file, value }) => {
      const { value: exact, text } = (cell?.(row) as ReactElement<DifferenceProps> | undefined)?.props ?? {};
      const { text: totalText } = (total as ReactElement<DifferenceProps> | undefined)?.props ?? {};
      return [id, { exact, text, totalText, sorted: value(row), inFile: file?.value?.(row), total: file?.total }];
    }),
  );
}

describe('differences and percentages of a table', () => {
  test.each([
    [829, 800, '+29', '+3,63 %', 3.63],
    [771, 800, '−29', '−3,63 %', -3.63],
    [999_999, 1_000_000, '−1', '0,00 %', 0],
    [1_000_001, 1_000_000, '+1', '0,00 %', 0],
    [5, 5, '0', '0,00 %', 0],
  ])('%s against %s: text, colour, order and file agree', (now, before, difference, percentage, inFile) => {
    const shown = shownOf({ primary: metrics(now, now), compare: metrics(before, before) });
    const { percentage: expected } = compareValues(now, before);
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
    expect(shown['validCount.difference']?.text).toBe(difference);
    for (const id of ['validCount.percentage', 'validAmount.percentage']) {
      const cell = shown[id];
      expect([plain(cell?.text), plain(cell?.totalText)]).toEqual([percentage, percentage]);
      expect([cell?.inFile, cell?.total]).toEqual([inFile, inFile]);
      // The exact value decides colour and order.
      expect([cell?.exact, cell?.sorted]).toEqual([expected.exact, expected.exact]);
      expect(Math.sign(expected.exact)).toBe(Math.sign(now - before));
    }
  });

  test('a cent of a million has a sign where it is written, and none where it is not', () => {
    const shown = shownOf({ primary: metrics(1, 999_999.99), compare: metrics(1, 1_000_000) });
    expect(shown['validAmount.difference']).toMatchObject({ text: '−0,01', exact: -0.01, inFile: -0.01 });
    expect(shown['validAmount.percentage']?.text?.replace('\u00a0', ' ')).toBe('0,00 %');
    expect(shown['validAmount.percentage']?.exact).toBeLessThan(0);
  });
});
