import { ticketsPage } from './ticketsPage.ts';

export { TicketsPage as Component } from './TicketsPage.tsx';
export const { loader } = ticketsPage;
