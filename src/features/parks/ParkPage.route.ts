import { parkPage } from './pages.ts';

export { ParkPage as Component } from './ParkPage.tsx';
export const { loader } = parkPage;
