import { OutletHeader, OutletRoute, TransactionsView, useParkingArea } from '#features/reporting/index.ts';
import { transactionsPage } from './pages.ts';

/** A parking provider's transactions, searched by plate or code. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useParkingArea()}>
      {(outlet) => (
        <TransactionsView
          id={outlet.id}
          transactions={transactionsPage}
          search="plateOrCode"
          header={(page, actions) => <OutletHeader outlet={outlet} page={page} actions={actions} />}
        />
      )}
    </OutletRoute>
  );
}
