import { mix } from '../data/random.ts';
import type { Outlet } from '../world/catalogue.ts';
import type { Ledger, Selection } from './ledger.ts';
import { transactions } from './transactions.ts';

const ticketPayments = ['card', 'card', 'card', 'bank', 'voucher'] as const;
type TicketPayment = (typeof ticketPayments)[number];

/** Someone who buys park tickets. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
}

export interface ParkTicket extends Visitor {
  readonly id: number;
  readonly quantity: number;
  readonly time: Date;
  /** Of one. */
  readonly priceCents: number;
  readonly cents: number;
  readonly payment: TicketPayment;
}

/** A park's orders, newest first: its valid transactions, each with its buyer. `page` is from 1, or 'all'. */
export function parkTickets(
  ledger: Ledger,
  outlet: Outlet,
  selection: Selection,
  visitors: readonly Visitor[],
  page: number | 'all',
) {
  const found = transactions(ledger, outlet, selection, { search: '', validity: 'valid' }, page);
  const rows = found.rows.map((sale): ParkTicket => {
    const hash = mix(sale.id ^ Math.floor(sale.id / 0x1_0000_0000));
    const visitor = visitors[hash % visitors.length];
    return {
      id: sale.id,
      name: visitor?.name ?? '',
      email: visitor?.email ?? '',
      quantity: sale.quantity,
      time: sale.time,
      priceCents: sale.article.priceCents,
      cents: sale.cents,
      payment: ticketPayments[mix(hash) % ticketPayments.length] ?? 'card',
    };
  });
  return { ...found, rows };
}
