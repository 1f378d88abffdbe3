import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { garageTransactions } from './queries.ts';
import { useGarageArea } from './useGarageArea.ts';

/** A garage's transactions, searched by ticket number. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useGarageArea()}>
      {(outlet) => (
        <TransactionsView
          source={garageTransactions(outlet.id)}
          search="ticket"
          withZones={false}
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
