import { requestPage } from './page.ts';

export { RequestPage as Component } from './RequestPage.tsx';
export const { loader } = requestPage;
