import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '#api/client.ts';
import { getReceiptFile, type ParkingProviderInfo, type Receipt } from '#api/contract/parking.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import {
  DocumentsView,
  documentColumns,
  type Outlet,
  OutletHeader,
  OutletPage,
  useParkingArea,
} from '#features/outlets/index.ts';
import { PageLayout } from '#features/pages/index.ts';
import { DownloadButton } from '#features/report-files/index.ts';
import { receiptsPage } from './receiptsPage.ts';

export { ReceiptsPage as Component };
export const { loader } = receiptsPage;

/**
 * The receipts that a provider issued itself (behaviour 11.10); for other providers the page explains that there
 * are none.
 */
const ReceiptsPage = () => (
  <OutletPage area={useParkingArea()}>
    {(outlet) =>
      outlet.info?.issuesOwnReceipts === false ? <NoReceipts outlet={outlet} /> : <Receipts outlet={outlet} />
    }
  </OutletPage>
);

type ProviderOutlet = Outlet<ParkingProviderInfo>;

function NoReceipts({ outlet }: { readonly outlet: ProviderOutlet }) {
  const { t } = useTranslation('parking');
  return (
    <PageLayout>
      <OutletHeader outlet={outlet} page={t('receipts.title')} />
      <EmptyState title={t('receipts.notIssued')} text={t('receipts.notIssuedText', { name: outlet.name })} />
    </PageLayout>
  );
}

const figuresOf = ({ paymentType, quantity, totalAmount: amount }: Receipt) => ({ paymentType, quantity, amount });
const textsOf = ({ number, articleName }: Receipt) => [number, articleName];

function Receipts({ outlet }: { readonly outlet: ProviderOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('parking');
  const formats = useFormats();
  return (
    <DocumentsView
      outlet={outlet}
      name="receipts"
      documents={receiptsPage}
      texts={{
        title: t('receipts.title'),
        summary: (count) => t('receipts.count', { count, value: formats.count(count) }),
        none: t('receipts.none'),
        noneInRange: t('receipts.noneInRange'),
        search: t('receipts.search'),
        documents: t('receipts.title'),
        quantity: t('receipts.quantity'),
      }}
      columns={useReceiptColumns(id)}
      figuresOf={figuresOf}
      textsOf={textsOf}
      timeOf={({ time }) => time}
      enabled={receiptsPage.hasList(info) || outlet.failed !== undefined}
    />
  );
}

function useReceiptColumns(providerId: number): readonly DataTableColumn<Receipt>[] {
  const { t } = useTranslation('parking');
  const formats = useFormats();
  return useMemo(() => {
    const column = documentColumns<Receipt>(formats);
    return [
      column.time(t('receipts.time'), (row) => row.time),
      column.text('article', t('receipts.article'), (row) => row.articleName, { card: 'line' }),
      column.text('number', t('receipts.number'), (row) => row.number, {
        width: 150,
        emphasis: 'strong',
        unbroken: true,
        card: 'title',
      }),
      column.count('quantity', t('receipts.quantity'), (row) => row.quantity, { width: 100 }),
      column.amount('amount', t('receipts.amount'), (row) => row.totalAmount, { width: 120, card: 'figure' }),
      column.text('payment', t('receipts.payment'), (row) => row.paymentType, { width: 140, words: true }),
      {
        id: 'download',
        header: t('receipts.document'),
        kind: 'custom',
        align: 'end',
        // As wide as its button.
        width: 60,
        card: 'action',
        value: () => null,
        cell: (row) => (
          <DownloadButton
            label={t('receipts.named', { number: row.number })}
            make={({ signal }) =>
              request(getReceiptFile, { params: { id: providerId }, query: { receiptId: row.id } }, { signal })
            }
          />
        ),
      },
    ];
  }, [providerId, formats, t]);
}
