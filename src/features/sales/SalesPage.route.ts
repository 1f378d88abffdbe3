import { salesPage } from './pages.ts';

export { SalesPage as Component } from './SalesPage.tsx';
export const { loader } = salesPage;
