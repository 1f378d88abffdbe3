import { transactionsPage } from './pages.ts';

export { TransactionsPage as Component } from './TransactionsPage.tsx';
export const { loader } = transactionsPage;
