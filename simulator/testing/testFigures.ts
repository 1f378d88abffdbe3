import { expect } from 'vitest';

/** Figures as they are on the wire (behaviour 4.1). */
export interface WireFigures {
  readonly total_count: number;
  readonly valid_count: number;
  readonly total_amount: string;
  readonly valid_amount: string;
}

/** Whole cents of an amount on the wire, so that sums are exact; it must be written with two digits. */
export const cents = (amount: string) => {
  expect(amount).toMatch(/^\d+\.\d{2}$/);
  return Math.round(Number(amount) * 100);
};

/** Total count, valid count, total cents, valid cents of some rows together. */
export const sum = (rows: readonly WireFigures[]) => [
  rows.reduce((sum, row) => sum + row.total_count, 0),
  rows.reduce((sum, row) => sum + row.valid_count, 0),
  rows.reduce((sum, row) => sum + cents(row.total_amount), 0),
  rows.reduce((sum, row) => sum + cents(row.valid_amount), 0),
];

/** Valid count and valid cents of rows that have no others. */
export const sumValid = (rows: readonly Pick<WireFigures, 'valid_count' | 'valid_amount'>[]) => [
  rows.reduce((sum, row) => sum + row.valid_count, 0),
  rows.reduce((sum, row) => sum + cents(row.valid_amount), 0),
];

/** The fields of a transaction that sums and filters need. */
export interface WireSale {
  readonly id: number;
  readonly kolicina: number;
  readonly iznos: string;
  readonly is_valid: boolean;
}

/** The same four figures, of transactions. */
export const sumOfSales = (rows: readonly WireSale[]) => {
  const valid = rows.filter(({ is_valid }) => is_valid);
  const count = (of: readonly WireSale[]) => of.reduce((sum, { kolicina }) => sum + kolicina, 0);
  const amount = (of: readonly WireSale[]) => of.reduce((sum, { iznos }) => sum + cents(iznos), 0);
  return [count(rows), count(valid), amount(rows), amount(valid)];
};
