import { statementsPage } from './page.ts';

export { StatementsPage as Component } from './StatementsPage.tsx';
export const { loader } = statementsPage;
