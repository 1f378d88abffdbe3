import { lineBits } from './lines.ts';

/** Bits for a transaction among those of its line's day. */
const orderBits = 11;
const bits = lineBits + orderBits;
const mask = 2 ** bits - 1;

/** Numbers of one day that do not reveal how many there are: a bijection, so that they differ. */
function scrambled(line: number, order: number): number {
  let x = ((line << orderBits) | order) & mask;
  x = Math.imul(x, 0x2c1b3c6d) & mask;
  x ^= x >>> 15;
  x = Math.imul(x, 0x297a2d39) & mask;
  return x ^ (x >>> 13);
}

/** A transaction's id: unique over all outlets and days. */
export const transactionId = (day: number, line: number, order: number): number =>
  day * 2 ** bits + line * 2 ** orderBits + order;

/** The day of a transaction's id. */
export const dayOfTransaction = (id: number): number => Math.floor(id / 2 ** bits);

/** Digits and letters that are not mistaken for one another. */
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A transaction's code: its day and six signs. */
export function referenceOf(day: string, line: number, order: number): string {
  let x = scrambled(line, order);
  let signs = '';
  for (let place = 0; place < 6; place++) {
    signs += referenceAlphabet[x & 31];
    x >>>= 5;
  }
  return day.slice(2, 4) + day.slice(5, 7) + day.slice(8, 10) + signs;
}

/** The number on a ticket: fourteen digits. */
export const ticketOf = (day: number, line: number, order: number): string =>
  `${String(day + 1000).padStart(4, '0')}${String(scrambled(line, order)).padStart(10, '0')}`;

/** Whether a reference of one day, given by its line and order, contains a searched text. */
export type ReferenceTest = (line: number, order: number) => boolean;

const digitBits = 5;
const digitsOfDay = 6;
const signs = 6;

/**
 * Searches references without writing them: the signs are the five-bit digits of a number, so a text in them is a
 * number under a shift. Where the text begins within the date, the date's part is compared once for the whole day.
 * `wanted` is normalized as searches are.
 */
export function referenceSearch(wanted: string): (day: string) => ReferenceTest {
  const digits = [...wanted].map((sign) => referenceAlphabet.indexOf(sign));
  if (digits.includes(-1) || wanted.length > digitsOfDay + signs) return () => () => false;
  return (day) => {
    const date = day.slice(2, 4) + day.slice(5, 7) + day.slice(8, 10);
    const places: { readonly shift: number; readonly mask: number; readonly value: number }[] = [];
    for (let start = 0; start <= digitsOfDay + signs - wanted.length; start++) {
      const inDate = Math.min(wanted.length, Math.max(0, digitsOfDay - start));
      if (date.slice(start, start + inDate) !== wanted.slice(0, inDate)) continue;
      const rest = digits.slice(inDate);
      if (rest.length === 0) return () => true;
      const value = rest.reduce((sum, digit, place) => sum | (digit << (place * digitBits)), 0);
      places.push({
        shift: Math.max(0, start - digitsOfDay) * digitBits,
        mask: 2 ** (rest.length * digitBits) - 1,
        value,
      });
    }
    if (places.length === 0) return () => false;
    return (line, order) => {
      const number = scrambled(line, order);
      return places.some(({ shift, mask, value }) => ((number >>> shift) & mask) === value);
    };
  };
}
