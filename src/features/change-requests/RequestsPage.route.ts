import { requestsPage } from './page.ts';

export { RequestsPage as Component } from './RequestsPage.tsx';
export const { loader } = requestsPage;
