import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { salesProviderTransactions } from './queries.ts';
import { useSalesArea } from './useSalesArea.ts';

/** A sales provider's transactions, searched by plate or ticket. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useSalesArea()}>
      {(outlet) => (
        <TransactionsView
          source={salesProviderTransactions(outlet.id)}
          search="plateOrTicket"
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
