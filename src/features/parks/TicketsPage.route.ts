import { ticketsPage } from './pages.ts';

export { TicketsPage as Component } from './TicketsPage.tsx';
export const { loader } = ticketsPage;
