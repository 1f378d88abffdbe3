import { providersPage } from './pages.ts';

export { ProvidersPage as Component } from './ProvidersPage.tsx';
export const { loader } = providersPage;
