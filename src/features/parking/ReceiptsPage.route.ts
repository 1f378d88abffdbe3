import { receiptsPage } from './pages.ts';

export { ReceiptsPage as Component } from './ReceiptsPage.tsx';
export const { loader } = receiptsPage;
