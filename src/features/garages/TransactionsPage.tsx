import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { transactionsPage } from './pages.ts';
import { useGarageArea } from './useGarageArea.ts';

/** A garage's transactions, searched by ticket number. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useGarageArea()}>
      {(outlet) => (
        <TransactionsView
          id={outlet.id}
          transactions={transactionsPage}
          search="ticket"
          withZones={false}
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
