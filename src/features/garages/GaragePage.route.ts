import { garagePage } from './pages.ts';

export { GaragePage as Component } from './GaragePage.tsx';
export const { loader } = garagePage;
