import { garagesPage } from './pages.ts';

export { GaragesPage as Component } from './GaragesPage.tsx';
export const { loader } = garagesPage;
