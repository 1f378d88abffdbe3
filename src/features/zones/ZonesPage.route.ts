import { zonesPage } from './pages.ts';

export { ZonesPage as Component } from './ZonesPage.tsx';
export const { loader } = zonesPage;
