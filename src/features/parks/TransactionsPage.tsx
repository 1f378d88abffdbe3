import { OutletHeader, OutletRoute, TransactionsView } from '#features/reporting/index.ts';
import { transactionsPage } from './pages.ts';
import { useParkArea } from './useParkArea.ts';

/** A park's transactions, as they were shown before it had a page of tickets: the same table as a garage's. */
export function TransactionsPage() {
  return (
    <OutletRoute area={useParkArea()}>
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
