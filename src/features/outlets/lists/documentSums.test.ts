import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentFigures, searchOf, sumsByPayment } from './documentSums.ts';

const cents = (amount: number) => Math.round(amount * 100);

describe('the sums by payment type', () => {
  it('are those of each type, the greatest first, and of all', () => {
    const of = (paymentType: string, amount: number, quantity = 1): DocumentFigures => ({
      paymentType,
      amount,
      quantity,
    });
    const { types, total } = sumsByPayment([of('Gotovina', 0.1), of('Kartica', 5), of('Gotovina', 0.2, 2)]);
    expect(
      types.map(({ paymentType, documents, quantity, amount }) => [paymentType, documents, quantity, amount]),
    ).toEqual([
      ['Kartica', 1, 1, 5],
      ['Gotovina', 2, 3, 0.3],
    ]);
    expect(total).toMatchObject({ documents: 3, quantity: 4, amount: 5.3 });
    expect(total.share.rounded).toBe(100);
  });

  it('of none are zero', () => {
    expect(sumsByPayment([])).toMatchObject({ types: [], total: { documents: 0, quantity: 0, amount: 0 } });
  });

  it('add up to the total, to the cent, whatever the documents are', () => {
    const documents = fc.array(
      fc.record({
        paymentType: fc.constantFrom('Gotovina', 'Kartica', 'Prepaid', '', 'ostalo'),
        quantity: fc.integer({ min: -5, max: 50 }),
        amount: fc.integer({ min: -100_000_00, max: 100_000_00 }).map((value) => value / 100),
      }),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(documents, (some) => {
        const { types, total } = sumsByPayment(some);
        const sum = (of: (one: (typeof types)[number]) => number) => types.reduce((all, one) => all + of(one), 0);
        expect(cents(total.amount)).toBe(some.reduce((all, { amount }) => all + cents(amount), 0));
        expect(sum(({ amount }) => cents(amount))).toBe(cents(total.amount));
        expect(sum(({ quantity }) => quantity)).toBe(total.quantity);
        expect(sum(({ documents }) => documents)).toBe(some.length);
      }),
    );
  });
});

describe('a search in documents', () => {
  it.each([
    ['horvat', true],
    ['Ana HORVAT', true],
    ['horvat ana', true],
    ['ana.horvat@primjer.hr', true],
    ['sibenik', true],
    ['šibenik', true],
    ['1211', false],
    ['12-1/2026', true],
    ['12 1', true],
    ['kovač', false],
    ['', true],
  ])('%s', (search, found) => {
    expect(searchOf(search)(['Ana Horvat', 'ana.horvat@primjer.hr', 'Šibenik', '12-1/2026'])).toBe(found);
  });
});
