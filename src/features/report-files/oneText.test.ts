import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, compareValues, type Figure, figureOf, shareOf } from '#api/figures.ts';
import { differenceTone } from '#design-system/Difference/differenceTone.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { type Language, languages } from '#design-system/language/languages.ts';
import { cellText } from './cellText.ts';
import type { ReportColumn, ReportDocument, ReportFigure } from './document.ts';
import { transactionsReport } from './fixtures.ts';
import { writeCsv } from './writeCsv.ts';
import { cellValue, numberFormat } from './xlsx/cells.ts';
import { writeXlsx } from './xlsx/writeXlsx.ts';

/** A figure that the portal computes, and its exact value as a fraction that this test found by itself. */
interface Case {
  readonly column: ReportColumn;
  readonly figure: Figure;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const column = (kind: ReportColumn['kind'], difference = false): ReportColumn => ({ header: '', kind, difference });
const big = (value: number) => BigInt(value);
const absolute = (value: bigint) => (value < 0n ? -value : value);

const share = (part: number, total: number): Case => ({
  column: column('percent'),
  figure: shareOf(part / 100, total / 100),
  numerator: 100n * big(part),
  denominator: big(total),
});
const percentage = (now: number, before: number): Case => ({
  column: column('percent', true),
  figure: compareValues(now / 100, before / 100).percentage,
  numerator: 100n * (big(now) - big(before)),
  denominator: absolute(big(before)),
});
const difference = (now: number, before: number): Case => ({
  column: column('amount', true),
  figure: compareValues(now / 100, before / 100).difference,
  numerator: big(now) - big(before),
  denominator: 100n,
});
const average = (cents: number, count: number): Case => ({
  column: column('amount'),
  figure: figureOf(averageOf(cents / 100, count)),
  numerator: big(cents),
  denominator: 100n * big(count),
});
const averageDifference = (a: number, m: number, b: number, n: number): Case => ({
  column: column('amount', true),
  figure: compareValues(averageOf(a / 100, m), averageOf(b / 100, n)).difference,
  numerator: big(a) * big(n) - big(b) * big(m),
  denominator: 100n * big(m) * big(n),
});

// Up to 900 million EUR: against a cent these are percentages of fifteen digits, which is what a spreadsheet holds.
const cents = fc.integer({ min: -1_000_000_000, max: 90_000_000_000 });
const few = fc.integer({ min: -300, max: 300 });
const amount = fc.oneof(few, cents);
const something = amount.filter((value) => value !== 0);
const count = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10_000_000 }));

const anyCase = fc.oneof(
  fc.tuple(amount, count).map(([part, total]) => share(part, total)),
  fc.tuple(something, something).map(([now, before]) => percentage(now, before)),
  fc.tuple(amount, amount).map(([now, before]) => difference(now, before)),
  fc.tuple(amount, count).map(([value, by]) => average(value, by)),
  fc.tuple(amount, count, amount, count).map(([a, m, b, n]) => averageDifference(a, m, b, n)),
);

/** An odd number of the 2 · 10⁴ parts that a total has: exactly half of a hundredth of a percent is over. */
const halfPercent = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -9999, max: 9999 }))
  .map(([fives, times, odd]) => ({ total: 32 * 5 ** fives * times, part: (2 * odd + 1) * times }));
const halfCent = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -1_000_000, max: 1_000_000 }))
  .map(([times, odd]) => ({ count: 2 * times, cents: (2 * odd + 1) * times }));

/** Cases exactly in the middle of two hundredths. */
const tie = fc.oneof(
  halfPercent.map(({ part, total }) => share(part, total)),
  halfPercent.filter(({ part, total }) => part !== -total).map(({ part, total }) => percentage(total + part, total)),
  halfPercent.filter(({ part, total }) => part !== total).map(({ part, total }) => percentage(part - total, -total)),
  halfCent.map((half) => average(half.cents, half.count)),
  fc.tuple(halfCent, few).map(([half, whole]) => averageDifference(half.cents, half.count, whole, 1)),
);

/** Two decimals, half away from zero: the third decimal, by whole division, says which way. */
function digitsOf({ numerator, denominator }: Case): { readonly sign: number; readonly digits: string } {
  const hundredths = ((absolute(numerator) * 1000n) / denominator + 5n) / 10n;
  const text = String(hundredths).padStart(3, '0');
  return {
    sign: hundredths === 0n ? 0 : numerator < 0n ? -1 : 1,
    digits: `${text.slice(0, -2)}.${text.slice(-2)}`,
  };
}

const signs = {
  hr: { thousands: '.', decimal: ',', percent: ' %' },
  en: { thousands: ',', decimal: '.', percent: '%' },
};

const written = (digits: string, language: Language, isGrouped: boolean) => {
  const { thousands, decimal } = signs[language];
  const [whole = '', fraction = ''] = digits.split('.');
  return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole) + decimal + fraction;
};

/** The text that screen and PDF must show. */
function expectedText(of: Case, language: Language): string {
  const { sign, digits } = digitsOf(of);
  const before = sign < 0 ? '-' : sign > 0 && of.column.difference ? '+' : '';
  return before + written(digits, language, true) + (of.column.kind === 'percent' ? signs[language].percent : '');
}

/** Plain spaces and a plain minus. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

/**
 * What a spreadsheet program shows of a number: the section of the format for its sign, its fifteen significant digits
 * rounded to the format's decimals, the separators of the language, and the format's own text.
 */
function renderCell(value: unknown, format: string, language: Language): string {
  if (typeof value !== 'number') throw new Error(`${value} is no number`);
  const [positive = '', negative = `-${positive}`, zero = positive] = format.split(';');
  const section = value > 0 ? positive : value < 0 ? negative : zero;
  const [, before = '', after = ''] = /^([+-]?)#,##0\.00(?:"([^"]*)")?$/.exec(section) ?? [];
  // `toPrecision` may write an exponent; here the digits are few enough for a decimal.
  const [whole = '', fraction = ''] = Number(Math.abs(value).toPrecision(15)).toString().split('.');
  const units = BigInt(whole + fraction.padEnd(3, '0').slice(0, 3));
  const text = String((units + 5n) / 10n).padStart(3, '0');
  return before + written(`${text.slice(0, -2)}.${text.slice(-2)}`, language, true) + after;
}

function documentOf(cases: readonly Case[], language: Language): ReportDocument {
  const columns = [...new Set(cases.map(({ column: { kind, difference } }) => `${kind} ${difference}`))];
  return {
    ...transactionsReport(0),
    language,
    sections: [
      {
        title: 'T',
        table: {
          columns: columns.map((name) => {
            const [kind = '', isDifference] = name.split(' ');
            return column(kind as ReportColumn['kind'], isDifference === 'true');
          }),
          rows: cases.map((of) => ({
            cells: columns.map((name) => (name === `${of.column.kind} ${of.column.difference}` ? of.figure : null)),
          })),
        },
      },
    ],
  };
}

/** Checks that screen, PDF, CSV and XLSX write the same of each case, with the right sign and colour. */
async function expectOneText(cases: readonly Case[]) {
  const wrong: unknown[] = [];
  for (const language of languages) {
    const formats = formatsOf(language);
    const screen = {
      'percent false': formats.percent,
      'percent true': formats.signedPercent,
      'amount false': formats.amount,
      'amount true': formats.signedAmount,
    } as Readonly<Record<string, (value: number) => string>>;
    const bytes = await writeCsv(documentOf(cases, language));
    const csv = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1);
    const separator = language === 'hr' ? ';' : ',';
    for (const [at, of] of cases.entries()) {
      const { column, figure } = of;
      const expected = expectedText(of, language);
      const { sign, digits } = digitsOf(of);
      const texts = {
        screen: plain(screen[`${column.kind} ${column.difference}`]?.(figure.rounded) ?? ''),
        pdf: plain(cellText(formats, column, figure)),
        xlsx: renderCell(cellValue(column, figure), numberFormat(column, language) ?? '', language),
      };
      const inCsv = csv[at]?.replaceAll(separator, '');
      const exactSign = of.numerator > 0n ? 1 : of.numerator < 0n ? -1 : 0;
      if (
        Object.values(texts).some((text) => text !== expected) ||
        inCsv !== (sign < 0 ? '-' : '') + written(digits, language, false) ||
        Math.sign(figure.exact) !== exactSign ||
        differenceTone(figure.exact) !== (exactSign > 0 ? 'rise' : 'fall') ||
        Object.is(figure.rounded, -0)
      ) {
        wrong.push({ expected, ...texts, inCsv, figure });
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
}

describe('a computed figure has one text in every output (behaviour 4.14)', () => {
  // All cases are written into one file, so they are a sample and not a property; those that fail are listed.
  it('of 100,000 random cases', async () => {
    await expectOneText(fc.sample(anyCase, 100_000));
  });

  it('of 10,000 cases exactly between two hundredths', async () => {
    const cases = fc.sample(tie, 10_000);
    // Twice the fraction in hundredths is odd.
    const isTie = ({ numerator, denominator }: Case) =>
      (200n * numerator) % denominator === 0n && ((200n * numerator) / denominator) % 2n !== 0n;
    expect(cases.filter((of) => !isTie(of))).toEqual([]);
    await expectOneText(cases);
  });

  it.each([
    ['29 of 800', share(2900, 80_000), '3,63 %'],
    ['167 of 4,000', share(16_700, 400_000), '4,18 %'],
    ['829 against 800', percentage(82_900, 80_000), '+3,63 %'],
    ['771 against 800', percentage(77_100, 80_000), '-3,63 %'],
    ['999,999 against 1,000,000', percentage(99_999_900, 100_000_000), '0,00 %'],
    ['1,000,001 against 1,000,000', percentage(100_000_100, 100_000_000), '0,00 %'],
    ['a cent less than a million', percentage(99_999_999, 100_000_000), '0,00 %'],
    ['an average that rises by less than half a cent', averageDifference(100_001, 1000, 100_000, 1000), '0,00'],
  ])('of %s', async (_, of, text) => {
    expect(expectedText(of, 'hr')).toBe(text);
    await expectOneText([of]);
  });

  it('in the cells of a workbook, coloured by the exact value', async () => {
    const compared = compareValues(averageOf(1000.01, 1000), averageOf(1000, 1000));
    const figure: ReportFigure = {
      label: 'Prosjek',
      kind: 'amount',
      value: figureOf(averageOf(1000.01, 1000)),
      compared: { value: figureOf(averageOf(1000, 1000)), ...compared },
    };
    const cases = [percentage(100_000_100, 100_000_000), percentage(99_999_900, 100_000_000), percentage(829, 800)];
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await writeXlsx({ ...documentOf(cases, 'hr'), figures: [figure] }));
    const [summary, sheet] = workbook.worksheets;
    expect([2, 3, 4].map((row) => sheet?.getCell(row, 1).value)).toEqual([0, 0, 3.63]);
    const colors = [2, 3, 4].map((row) => sheet?.getCell(row, 1).font.color?.argb);
    expect(colors[0]).toBe(colors[2]);
    expect(colors[1]).not.toBe(colors[2]);
    const total = summary?.getRows(1, summary.rowCount)?.find((row) => row.getCell(1).value === 'Prosjek');
    expect([2, 3, 4, 5].map((at) => total?.getCell(at).value)).toEqual([1, 1, 0, 0]);
    expect([4, 5].map((at) => total?.getCell(at).font.color?.argb)).toEqual([colors[0], colors[0]]);
  });
});
