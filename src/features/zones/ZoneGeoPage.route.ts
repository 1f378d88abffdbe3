import { zoneDetailsPage } from './pages.ts';

export { ZoneGeoPage as Component } from './ZoneGeoPage.tsx';
export const { loader } = zoneDetailsPage;
