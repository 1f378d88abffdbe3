/** Formats numbers with rules of their own, independent of the tested code. */

const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator);

function written(value: number, decimals: number, thousands: string, decimal: string): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(value.toFixed(decimals)) === 0;
  return (value < 0 && !isZero ? '-' : '') + grouped(whole, thousands) + (fraction ? decimal + fraction : '');
}

const signOf = (value: number, decimals: number) => (Number(value.toFixed(decimals)) > 0 ? '+' : '');

const formats = (thousands: string, decimal: string, money: (amount: string) => string, percentSign: string) => {
  const count = (value: number) => written(value, 0, thousands, decimal);
  const amount = (value: number) => written(value, 2, thousands, decimal);
  return {
    count,
    amount,
    money: (value: number) => money(amount(value)),
    signedCount: (value: number) => signOf(value, 0) + count(value),
    signedAmount: (value: number) => signOf(value, 2) + amount(value),
    percent: (value: number) => amount(value) + percentSign,
    signedPercent: (value: number) => signOf(value, 2) + amount(value) + percentSign,
  };
};

/** 1.234,50 € and 7,16 % */
export const croatian = formats('.', ',', (amount) => `${amount} €`, ' %');
/** €1,234.50 and 7.16% */
export const english = formats(',', '.', (amount) => `€${amount}`, '%');

/** Text with plain spaces and a plain minus, however the page sets them. */
export const plain = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();

const hundredths = (value: number) => BigInt(Math.round(value * 100));

/**
 * The quotient of quantities or amounts with two decimals, rounded half away from zero (behaviour 4.14): its third
 * decimal, found in whole numbers, says which way. The divisor is above zero.
 */
export function quotient(dividend: number, divisor: number): number {
  const size = (1000n * hundredths(Math.abs(dividend))) / hundredths(divisor);
  return (Math.sign(dividend) * Number((size + 5n) / 10n)) / 100;
}

/** Behaviour 4.4: (primary − compare) / |compare| × 100; ±100 where one value is missing, 0 where both are. */
export function percentageOf(primary: number, compare: number): number {
  if (compare !== 0 && primary === 0) return -100;
  if (compare !== 0) return quotient((primary - compare) * 100, Math.abs(compare));
  return primary === 0 ? 0 : 100;
}

/** Behaviour 4.5: part / total × 100, and 0 when the total is not above zero. */
export const shareOf = (part: number, total: number): number => (total > 0 ? quotient(part * 100, total) : 0);

const zagreb = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Zagreb' });

/** A moment on the wire as the wall clock in Zagreb: `2026-11-20 10:00:00`, or nothing for none. */
export const onTheWall = (moment: string | null): string => (moment ? zagreb.format(new Date(moment)) : '');

const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', timeZone: 'Europe/Zagreb' });

/** The same as a CSV writes it, with its offset: `2026-11-20T10:00:00+01:00`. */
export const withOffset = (moment: string | null): string =>
  moment
    ? onTheWall(moment).replace(' ', 'T') +
      (offset
        .formatToParts(new Date(moment))
        .find(({ type }) => type === 'timeZoneName')
        ?.value.slice(3) ?? '')
    : '';

/** The same as Croatian writes it: `20. 11. 2026. 10:00:00`. */
export const croatianMoment = (moment: string | null): string =>
  onTheWall(moment).replace(/^(\d+)-0?(\d+)-0?(\d+) /, '$3. $2. $1. ');
