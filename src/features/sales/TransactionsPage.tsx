import { request } from '#api/client.ts';
import { getSalesTransactions, getSalesTransactionsFile } from '#api/contract/sales.ts';
import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { useSalesArea } from './useSalesArea.ts';

/** A sales provider's transactions, searched by plate or ticket. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useSalesArea()}>
      {(outlet) => (
        <TransactionsView
          queryKey={['sales', outlet.id, 'transactions']}
          search="plateOrTicket"
          load={(query, signal) => request(getSalesTransactions, { params: { id: outlet.id }, query }, { signal })}
          loadFile={(query, signal) =>
            request(
              getSalesTransactionsFile,
              { params: { id: outlet.id }, query: { ...query, excel: true } },
              { signal },
            )
          }
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
