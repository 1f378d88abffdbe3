/* Lists, reports and transactions of outlets, made from a declaration of their kind. */

export { defineOutlet } from './defineOutlet.ts';
export { DocumentsView } from './lists/DocumentsView.tsx';
export { documentColumns } from './lists/documentColumns.ts';
export { defineDocumentsPage } from './lists/documents.ts';
export { OutletListPage, useOutletList } from './OutletListPage.tsx';
export { type NamedOutlet, type Outlet, OutletHeader, OutletPage } from './OutletPage.tsx';
export { outletRoutes } from './outletRoutes.tsx';
export { parkingProviderPages, providerInfo, useParkingArea } from './parkingProvider/parkingProvider.ts';
export { requestsOf } from './requests.ts';
