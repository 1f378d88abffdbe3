import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkTicket } from '#api/contract/parks.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { DocumentsView, documentColumns, type NamedOutlet, OutletPage } from '#features/outlets/index.ts';
import { parks } from './outlet.ts';
import { ticketsPage } from './ticketsPage.ts';

export { TicketsPage as Component };
export const { loader } = ticketsPage;

/** A park's tickets: each order with its buyer, its number of tickets and its payment (behaviour 11.11). */
const TicketsPage = () => <OutletPage area={parks.useArea()}>{(outlet) => <Tickets outlet={outlet} />}</OutletPage>;

const figuresOf = ({ paymentType, quantity, totalAmount: amount }: ParkTicket) => ({ paymentType, quantity, amount });
const textsOf = ({ name, email }: ParkTicket) => [name, email];

function Tickets({ outlet }: { readonly outlet: NamedOutlet }) {
  const { t } = useTranslation('parks');
  const formats = useFormats();
  return (
    <DocumentsView
      outlet={outlet}
      name="tickets"
      documents={ticketsPage}
      texts={{
        title: t('tickets.title'),
        summary: (count) => t('tickets.count', { count, value: formats.count(count) }),
        none: t('tickets.none'),
        noneInRange: t('tickets.noneInRange'),
        search: t('tickets.search'),
        documents: t('tickets.orders'),
        quantity: t('tickets.quantity'),
      }}
      columns={useTicketColumns()}
      figuresOf={figuresOf}
      textsOf={textsOf}
      timeOf={({ orderedAt }) => orderedAt}
    />
  );
}

function useTicketColumns(): readonly DataTableColumn<ParkTicket>[] {
  const { t } = useTranslation('parks');
  const formats = useFormats();
  return useMemo(() => {
    const column = documentColumns<ParkTicket>(formats);
    return [
      column.time(t('tickets.time'), (row) => row.orderedAt),
      column.text('email', t('tickets.email'), (row) => row.email, { width: 240, card: 'line' }),
      column.text('name', t('tickets.name'), (row) => row.name, { card: 'title' }),
      column.amount('price', t('tickets.price'), (row) => row.price, { width: 110 }),
      column.count('quantity', t('tickets.quantity'), (row) => row.quantity, { width: 90 }),
      column.text('payment', t('tickets.payment'), (row) => row.paymentType, { width: 180, words: true }),
      column.amount('totalAmount', t('tickets.totalAmount'), (row) => row.totalAmount, {
        width: 110,
        emphasis: 'strong',
        card: 'figure',
      }),
    ];
  }, [formats, t]);
}
