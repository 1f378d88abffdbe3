import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '#api/client.ts';
import { getParkTickets, getParkTicketsFile, type ParkTicket } from '#api/contract/parks.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import {
  DownloadMenu,
  documentList,
  ListFilterBar,
  type NamedOutlet,
  OutletHeader,
  OutletRoute,
  PagedSection,
  PastTheEnd,
  ReportPage,
  sectionQuery,
  useListFilters,
  useReport,
} from '#features/reporting/index.ts';
import { useParkArea } from './useParkArea.ts';

/** A park's tickets: who ordered how many, and paid how (spec 1, "Park tickets"). */
export const TicketsPage = () => (
  <OutletRoute area={useParkArea()}>{(outlet) => <Tickets outlet={outlet} />}</OutletRoute>
);

function Tickets({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id } = outlet;
  const { t } = useTranslation('parks');
  const formats = useFormats();
  const applied = useListFilters(documentList);
  const { range, page } = applied.filters;
  const dates = { beginDate: range.begin, endDate: range.end };
  const query = useReport(
    sectionQuery(['parks', id, 'tickets', formats.language, dates, page], (signal) =>
      request(getParkTickets, { params: { id }, query: { ...dates, page } }, { signal }),
    ),
  );
  const columns = useTicketColumns();
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        page={t('tickets.title')}
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                make: ({ signal }) =>
                  request(getParkTicketsFile, { params: { id }, query: { ...dates, excel: true } }, { signal }),
              },
            ]}
          />
        }
      />
      <ListFilterBar applied={applied} busy={query.isRefreshing} />
      <PagedSection
        name="tickets"
        title={t('tickets.title')}
        query={query}
        columns={columns}
        page={page}
        onPage={applied.toPage}
        summary={(count) => t('tickets.count', { count, value: formats.count(count) })}
        empty={
          query.data?.count ? (
            <PastTheEnd toFirst={() => applied.toPage(1)} />
          ) : (
            <EmptyState compact title={t('tickets.none')} text={t('tickets.noneInRange')} />
          )
        }
      />
    </ReportPage>
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
