import { addTo, type Day, firstOfMonth } from '#api/days.ts';
import type { Outlet } from '../world/catalogue.ts';
import { dayAt, indexOf } from './calendar.ts';

/** A month's settlement with one partner. */
export interface Statement {
  readonly id: number;
  readonly outlet: Outlet;
  readonly partnerName: string;
  /** First and last day. */
  readonly begin: Day;
  readonly end: Day;
  /** Names the document, always in Croatian: "Obračun 10/2026 – Split". */
  readonly name: string;
}

/** A month is settled once this many days of the next one have passed. */
const settledAfter = 5;
const firstYear = 2018;

const monthsSince2018 = (month: Day) => (Number(month.slice(0, 4)) - firstYear) * 12 + Number(month.slice(5, 7)) - 1;

/** Statements of some outlets up to today, newest first, by name within a month. */
export function statementsOf(
  outlets: readonly Outlet[],
  today: Day,
  compare: (a: string, b: string) => number,
): Statement[] {
  const newest = addTo(firstOfMonth(addTo(today, { days: -settledAfter })), { months: -1 });
  const sorted = [...outlets].sort((a, b) => compare(a.name, b.name));
  const statements: Statement[] = [];
  for (let begin = newest; begin >= `${firstYear}-01-01`; begin = addTo(begin, { months: -1 })) {
    const end = addTo(addTo(begin, { months: 1 }), { days: -1 });
    for (const outlet of sorted) {
      if (dayAt(Math.max(0, outlet.opened)) > end) continue;
      statements.push({
        id: outlet.number * 10_000 + monthsSince2018(begin) + 1,
        outlet,
        partnerName: outlet.supplier ?? outlet.name,
        begin,
        end,
        name: `Obračun ${begin.slice(5, 7)}/${begin.slice(0, 4)} – ${outlet.name}`,
      });
    }
  }
  return statements;
}

/** What a statement's month selects of the ledger. */
export const monthOf = ({ begin, end }: Statement) => ({ from: indexOf(begin), to: indexOf(end) });
