import { request } from '#api/client.ts';
import { getParkingTransactions, getParkingTransactionsFile } from '#api/contract/parking.ts';
import { OutletHeader, OutletRoute, TransactionsView, useParkingArea } from '#features/reporting/index.ts';

/** A parking provider's transactions, searched by plate or code. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useParkingArea()}>
      {(outlet) => (
        <TransactionsView
          queryKey={['parking', 'provider', outlet.id, 'transactions']}
          search="plateOrCode"
          load={(query, signal) => request(getParkingTransactions, { params: { id: outlet.id }, query }, { signal })}
          loadFile={(query, signal) =>
            request(
              getParkingTransactionsFile,
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
