import { OutletHeader, OutletRoute, TransactionsView, useParkingArea } from '#features/reporting/index.ts';
import { providerTransactions } from './queries.ts';

/** A parking provider's transactions, searched by plate or code. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useParkingArea()}>
      {(outlet) => (
        <TransactionsView
          source={providerTransactions(outlet.id)}
          search="plateOrCode"
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
