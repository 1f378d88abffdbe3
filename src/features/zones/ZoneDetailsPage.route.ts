import { zoneDetailsPage } from './pages.ts';

export { ZoneDetailsPage as Component } from './ZoneDetailsPage.tsx';
export const { loader } = zoneDetailsPage;
