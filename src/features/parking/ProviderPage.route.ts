import { providerPage } from './pages.ts';

export { ProviderPage as Component } from './ProviderPage.tsx';
export const { loader } = providerPage;
