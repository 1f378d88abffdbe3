import { request } from '#api/client.ts';
import { getGarageTransactions, getGarageTransactionsFile } from '#api/contract/garages.ts';
import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { useGarageArea } from './useGarageArea.ts';

/** A garage's transactions, searched by ticket number. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useGarageArea()}>
      {(outlet) => (
        <TransactionsView
          queryKey={['garages', outlet.id, 'transactions']}
          search="ticket"
          withZones={false}
          load={(query, signal) => request(getGarageTransactions, { params: { id: outlet.id }, query }, { signal })}
          loadFile={(query, signal) =>
            request(
              getGarageTransactionsFile,
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
