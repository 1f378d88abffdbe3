import { receiptsPage } from './receiptsPage.ts';

export { ReceiptsPage as Component } from './ReceiptsPage.tsx';
export const { loader } = receiptsPage;
