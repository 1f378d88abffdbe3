import { parksPage } from './pages.ts';

export { ParksPage as Component } from './ParksPage.tsx';
export const { loader } = parksPage;
