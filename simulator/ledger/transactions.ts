import { codeKey } from '#api/text.ts';
import { mix } from '../data/random.ts';
import type { Article, Channel, Outlet } from '../world/catalogue.ts';
import { plateAt, platesOf } from './buyers.ts';
import { dayAt, startOf } from './calendar.ts';
import type { Cells } from './cells.ts';
import type { Ledger, Selection } from './ledger.ts';
import type { Line } from './lines.ts';
import { type ReferenceTest, referenceOf, referenceSearch, ticketOf, transactionId } from './references.ts';
import { eachSale, secondOf } from './sales.ts';

type TransactionStatus = 'PAID' | 'CANCELLED' | 'FAILED' | 'REJECTED' | 'PENDING';

export interface Transaction {
  readonly id: number;
  readonly reference: string;
  readonly time: Date;
  /** Null when nothing was bought that has a time. */
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly quantity: number;
  readonly cents: number;
  readonly status: TransactionStatus;
  /** Plate or ticket number. */
  readonly input: string;
  readonly article: Article;
  readonly channel: Channel;
  readonly isValid: boolean;
  /** Still running at the moment of the call. */
  readonly isActive: boolean;
}

export interface TransactionFilter {
  /** The searched text; case, spaces and dashes are ignored; empty for all. */
  readonly search: string;
  readonly validity: 'all' | 'valid' | 'invalid';
}

/** Rows of a page (behaviour 21.7). */
export const pageSize = 20;

export interface TransactionPage {
  readonly rows: readonly Transaction[];
  readonly count: number;
  /** At least 1. */
  readonly pages: number;
}

/** A transaction's key values: what counting, ordering and searching need. */
interface Found {
  readonly line: Line;
  readonly order: number;
  readonly quantity: number;
  readonly isValid: boolean;
  readonly hash: number;
  readonly second: number;
}

/**
 * The transactions of one outlet, newest first: the pieces that the ledger's counts are made of, so that they add up
 * to every other report. They are not stored; only the days of the requested page are computed in full.
 * `page` is from 1, or 'all' for a file.
 */
export function transactions(
  ledger: Ledger,
  outlet: Outlet,
  selection: Selection,
  filter: TransactionFilter,
  page: number | 'all',
): TransactionPage {
  const skip = page === 'all' ? 0 : (page - 1) * pageSize;
  const until = page === 'all' ? Number.POSITIVE_INFINITY : skip + pageSize;
  const matcher = matcherOf(outlet, filter);
  const rows: Transaction[] = [];
  let count = 0;
  for (const { cells, begin, end } of ledger.stretchesOf(outlet, selection).toReversed()) {
    for (let at = end; at >= begin; at--) {
      let ofDay = 0;
      eachFound(ledger, outlet, selection, cells, at, matcher, () => {
        ofDay += 1;
      });
      if (count < until && count + ofDay > skip) {
        const found: Found[] = [];
        const day = cells.first + at;
        eachFound(ledger, outlet, selection, cells, at, matcher, (line, order, quantity, isValid, hash) => {
          found.push({ line, order, quantity, isValid, hash, second: secondOf(outlet, day, hash) });
        });
        found.sort((a, b) => b.second - a.second || b.line.number - a.line.number || b.order - a.order);
        const shown = found.slice(Math.max(0, skip - count), until - count);
        for (const one of shown) rows.push(transactionOf(outlet, day, one, selection));
      }
      count += ofDay;
    }
  }
  return { rows, count, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

type Matcher = (day: number, line: Line, order: number, isValid: boolean, hash: number) => boolean;

/** Visits the transactions of a day that the filter lets through; of today those that have happened. */
function eachFound(
  ledger: Ledger,
  outlet: Outlet,
  { channelIds, asOf }: Selection,
  cells: Cells,
  at: number,
  matches: Matcher,
  visit: (line: Line, order: number, quantity: number, isValid: boolean, hash: number) => void,
) {
  const day = cells.first + at;
  const counts = day === asOf.day ? ledger.wholeDayOf(outlet, day) : { cells, at };
  ledger.linesOf(outlet).forEach((line, lineAt) => {
    if (channelIds && !channelIds.includes(line.channel.id)) return;
    const place = lineAt * counts.cells.days + counts.at;
    const total = counts.cells.total[place] ?? 0;
    if (total === 0) return;
    eachSale(outlet, line, day, total, counts.cells.invalid[place] ?? 0, (order, quantity, isValid, hash) => {
      if (!matches(day, line, order, isValid, hash)) return;
      if (day === asOf.day && secondOf(outlet, day, hash) >= asOf.second) return;
      visit(line, order, quantity, isValid, hash);
    });
  });
}

/** Whether the transaction input is the ticket's number rather than the plate. */
const hasTicket = (outlet: Outlet, line: Line) =>
  outlet.buyers === 'tickets' || (outlet.buyers === 'plates and tickets' && line.articleAt % 2 === 0);

/** Parking is searched by plate or code, sales by plate or ticket, all else by ticket (behaviour 11.2). */
function matcherOf(outlet: Outlet, { search, validity }: TransactionFilter): Matcher {
  const wanted = codeKey(search);
  const fits = (isValid: boolean) => validity === 'all' || isValid === (validity === 'valid');
  if (wanted === '') return (_, __, ___, isValid) => fits(isValid);
  const plates = platesOf(outlet).searched.map((plate) => plate.includes(wanted));
  const mayBeTicket = /^\d{1,14}$/.test(wanted);
  const referencesOfDay = outlet.service === 'parking' ? referenceSearch(wanted) : () => () => false;
  let known: { readonly day: number; readonly test: ReferenceTest } | undefined;
  return (day, line, order, isValid, hash) => {
    if (!fits(isValid)) return false;
    if (hasTicket(outlet, line)) return mayBeTicket && ticketOf(day, line.number, order).includes(wanted);
    if (plates[plateAt(hash, plates.length)]) return true;
    if (known?.day !== day) known = { day, test: referencesOfDay(dayAt(day)) };
    return known.test(line.number, order);
  };
}

function statusOf(isValid: boolean, hash: number, isRecent: boolean): TransactionStatus {
  if (isValid) return 'PAID';
  const kind = mix(hash ^ 0x51ed270b) % 100;
  if (kind < 40) return 'CANCELLED';
  if (kind < 75) return 'FAILED';
  if (kind < 90) return 'REJECTED';
  // Older ones have been settled.
  return isRecent ? 'PENDING' : 'FAILED';
}

function transactionOf(outlet: Outlet, day: number, found: Found, { asOf }: Selection): Transaction {
  const { line, order, quantity, isValid, hash, second } = found;
  const { article, channel } = line;
  const moment = startOf(day) + second * 1000;
  const hasTime = isValid && article.validMinutes > 0;
  const ends = moment + article.validMinutes * 60_000;
  const plates = platesOf(outlet).shown;
  return {
    id: transactionId(day, line.number, order),
    reference: referenceOf(dayAt(day), line.number, order),
    time: new Date(moment),
    validFrom: hasTime ? new Date(moment) : null,
    validTo: hasTime ? new Date(ends) : null,
    quantity,
    cents: quantity * article.priceCents,
    status: statusOf(isValid, hash, asOf.day - day <= 1),
    input: hasTicket(outlet, line) ? ticketOf(day, line.number, order) : (plates[plateAt(hash, plates.length)] ?? ''),
    article,
    channel,
    isValid,
    isActive: hasTime && ends > startOf(asOf.day) + asOf.second * 1000,
  };
}
