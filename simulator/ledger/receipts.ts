import type { Outlet } from '../world/catalogue.ts';
import { type AsOf, firstOfYear, yearOf } from './calendar.ts';
import type { Ledger, Selection } from './ledger.ts';
import { dayOfTransaction } from './references.ts';
import { pageSize, type Transaction, transactions } from './transactions.ts';

/**
 * Sales that the provider is paid for itself, by channel id: on the web, at a kiosk, at a machine. For all others the
 * seller issues the receipt.
 */
const payments: Readonly<Record<number, readonly Payment[]>> = {
  4: ['card'],
  5: ['cash', 'card'],
  6: ['cash', 'cash', 'card'],
};
const channelIds = Object.keys(payments).map(Number);

type Payment = 'card' | 'cash';

export interface Receipt {
  readonly id: number;
  readonly time: Date;
  readonly payment: Payment;
  readonly articleName: string;
  /** By law: number in the year / business premises / till. */
  readonly number: string;
  readonly quantity: number;
  readonly cents: number;
}

export interface ReceiptPage {
  readonly rows: readonly Receipt[];
  readonly count: number;
  /** At least 1. */
  readonly pages: number;
}

const valid = { search: '', validity: 'valid' } as const;
const ofDays = (ledger: Ledger, outlet: Outlet, from: number, to: number, asOf: AsOf, page: number | 'all') =>
  transactions(ledger, outlet, { outlets: [outlet], channelIds, from, to, asOf }, valid, page);

/** A page that no list has: it is only counted then. */
const beyond = 1_000_000;

const known = new WeakMap<Ledger, Map<Outlet, Map<number, readonly number[]>>>();

/** How many receipts of a year there are before each of its days: they are numbered through. */
function countsBefore(ledger: Ledger, outlet: Outlet, year: number): readonly number[] {
  const outlets = known.get(ledger) ?? new Map<Outlet, Map<number, readonly number[]>>();
  known.set(ledger, outlets);
  const years = outlets.get(outlet) ?? new Map<number, readonly number[]>();
  outlets.set(outlet, years);
  const made = years.get(year);
  if (made) return made;
  const counts: number[] = [0];
  const always: AsOf = { day: Number.MAX_SAFE_INTEGER, second: 0 };
  for (let day = firstOfYear(year); day < firstOfYear(year + 1); day++) {
    counts.push((counts.at(-1) ?? 0) + ofDays(ledger, outlet, day, day, always, beyond).count);
  }
  years.set(year, counts);
  return counts;
}

function receiptsOfDay(ledger: Ledger, outlet: Outlet, code: string, day: number, asOf: AsOf): Receipt[] {
  const { rows } = ofDays(ledger, outlet, day, day, asOf, 'all');
  const year = yearOf(day);
  const before = countsBefore(ledger, outlet, year)[day - firstOfYear(year)] ?? 0;
  return rows.map((row, at) => receiptFrom(row, before + rows.length - at, code));
}

function receiptFrom(sale: Transaction, number: number, code: string): Receipt {
  const ways = payments[sale.channel.id] ?? ['card'];
  return {
    id: sale.id,
    time: sale.time,
    payment: ways[sale.id % ways.length] ?? 'card',
    articleName: sale.article.zoneName ? `${sale.article.name}, ${sale.article.zoneName}` : sale.article.name,
    number: `${number}/${code}/${sale.channel.id}`,
    quantity: sale.quantity,
    cents: sale.cents,
  };
}

/** A provider's receipts, newest first; `code` names its premises. `page` is from 1, or 'all' for a file. */
export function receipts(
  ledger: Ledger,
  outlet: Outlet,
  code: string,
  { from, to, asOf }: Selection,
  page: number | 'all',
): ReceiptPage {
  const skip = page === 'all' ? 0 : (page - 1) * pageSize;
  const until = page === 'all' ? Number.POSITIVE_INFINITY : skip + pageSize;
  const rows: Receipt[] = [];
  let count = 0;
  for (let day = Math.min(to, asOf.day); day >= Math.max(from, outlet.opened, 0); day--) {
    const ofDay = countOfDay(ledger, outlet, day, asOf);
    if (count < until && count + ofDay > skip) {
      const ofThisDay = receiptsOfDay(ledger, outlet, code, day, asOf);
      rows.push(...ofThisDay.slice(Math.max(0, skip - count), until - count));
    }
    count += ofDay;
  }
  return { rows, count, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

function countOfDay(ledger: Ledger, outlet: Outlet, day: number, asOf: AsOf): number {
  if (day === asOf.day) return ofDays(ledger, outlet, day, day, asOf, beyond).count;
  const counts = countsBefore(ledger, outlet, yearOf(day));
  const at = day - firstOfYear(yearOf(day));
  return (counts[at + 1] ?? 0) - (counts[at] ?? 0);
}

/** One receipt by its id, or undefined when the provider issued none with it. */
export function receiptOf(ledger: Ledger, outlet: Outlet, code: string, id: number, asOf: AsOf): Receipt | undefined {
  const day = dayOfTransaction(id);
  if (day < outlet.opened || day > asOf.day) return undefined;
  return receiptsOfDay(ledger, outlet, code, day, asOf).find((receipt) => receipt.id === id);
}
