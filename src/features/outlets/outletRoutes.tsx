import type { NamedRow } from '#features/reporting/index.ts';
import type { OutletKind } from './defineOutlet.ts';
import { OutletTransactions } from './lists/OutletTransactions.tsx';
import { OutletListPage, useOutletList } from './OutletListPage.tsx';
import { OutletPage } from './OutletPage.tsx';
import type { NamedInfo } from './outletArea.ts';
import { OutletReport } from './report/OutletReport.tsx';

interface KindProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
}

const ListPage = <Row extends NamedRow, Info extends NamedInfo>({ kind }: KindProps<Row, Info>) => (
  <OutletListPage kind={kind} list={useOutletList(kind)} />
);

const ReportPage = <Row extends NamedRow, Info extends NamedInfo>({ kind }: KindProps<Row, Info>) => (
  <OutletPage area={kind.useArea()}>{(outlet) => <OutletReport kind={kind} outlet={outlet} />}</OutletPage>
);

const TransactionsPage = <Row extends NamedRow, Info extends NamedInfo>({ kind }: KindProps<Row, Info>) => (
  <OutletPage area={kind.useArea()}>{(outlet) => <OutletTransactions kind={kind} outlet={outlet} />}</OutletPage>
);

/** The route modules of a kind of outlet. A kind whose page differs exports a module of its own instead. */
export const outletRoutes = <Row extends NamedRow, Info extends NamedInfo>(kind: OutletKind<Row, Info>) => ({
  list: { loader: kind.listPage.loader, element: <ListPage kind={kind} /> },
  report: { loader: kind.reportPage.loader, element: <ReportPage kind={kind} /> },
  transactions: { loader: kind.transactionsPage.loader, element: <TransactionsPage kind={kind} /> },
});
