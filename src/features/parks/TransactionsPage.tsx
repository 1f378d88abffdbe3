import { request } from '#api/client.ts';
import { getParkTransactions, getParkTransactionsFile } from '#api/contract/parks.ts';
import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { useParkArea } from './useParkArea.ts';

/** A park's transactions, as they were shown before it had a page of tickets: the same table as a garage's. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useParkArea()}>
      {(outlet) => (
        <TransactionsView
          queryKey={['parks', outlet.id, 'transactions']}
          search="ticket"
          withZones={false}
          load={(query, signal) => request(getParkTransactions, { params: { id: outlet.id }, query }, { signal })}
          loadFile={(query, signal) =>
            request(
              getParkTransactionsFile,
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
