import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkTicket } from '#api/contract/parks.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { DocumentsView, type NamedOutlet, OutletRoute } from '#features/reporting/index.ts';
import { parks } from './outlet.ts';
import { ticketsPage } from './ticketsPage.ts';

/** A park's tickets: who ordered how many, and paid how (spec 1, "Park tickets"). */
export const TicketsPage = () => (
  <OutletRoute area={parks.useArea()}>{(outlet) => <Tickets outlet={outlet} />}</OutletRoute>
);

function Tickets({ outlet }: { readonly outlet: NamedOutlet }) {
  const { t } = useTranslation('parks');
  const formats = useFormats();
  return (
    <DocumentsView
      outlet={outlet}
      name="tickets"
      documents={ticketsPage}
      words={{
        title: t('tickets.title'),
        summary: (count) => t('tickets.count', { count, value: formats.count(count) }),
        none: t('tickets.none'),
        noneInRange: t('tickets.noneInRange'),
      }}
      columns={useTicketColumns()}
    />
  );
}

function useTicketColumns(): readonly DataTableColumn<ParkTicket>[] {
  const { t } = useTranslation('parks');
  const formats = useFormats();
  return useMemo(() => {
    // The server's order holds over all pages; sorting one of them would mislead.
    const sortable = false;
    const money = (id: 'price' | 'totalAmount'): DataTableColumn<ParkTicket> => ({
      id,
      header: t(`tickets.${id}`),
      kind: 'number',
      width: 110,
      sortable,
      ...(id === 'totalAmount' ? { emphasis: 'strong' } : {}),
      value: (row) => row[id],
      cell: (row) => formats.amount(row[id]),
      file: { kind: 'amount' },
    });
    return [
      {
        id: 'time',
        header: t('tickets.time'),
        kind: 'text',
        width: 160,
        unbroken: true,
        sortable,
        alwaysShown: true,
        value: (row) => row.orderedAt.getTime(),
        cell: (row) => formats.moment(row.orderedAt),
        file: { kind: 'moment', value: (row) => row.orderedAt },
      },
      { id: 'email', header: t('tickets.email'), kind: 'text', width: 240, sortable, value: (row) => row.email },
      { id: 'name', header: t('tickets.name'), kind: 'text', sortable, value: (row) => row.name },
      money('price'),
      {
        id: 'quantity',
        header: t('tickets.quantity'),
        kind: 'number',
        width: 90,
        sortable,
        value: (row) => row.quantity,
      },
      {
        id: 'payment',
        header: t('tickets.payment'),
        kind: 'text',
        width: 180,
        sortable,
        value: (row) => row.paymentType,
      },
      money('totalAmount'),
    ];
  }, [formats, t]);
}
