import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { transactionsPage } from './pages.ts';
import { useSalesArea } from './useSalesArea.ts';

/** A sales provider's transactions, searched by plate or ticket. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useSalesArea()}>
      {(outlet) => (
        <TransactionsView
          id={outlet.id}
          transactions={transactionsPage}
          search="plateOrTicket"
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
