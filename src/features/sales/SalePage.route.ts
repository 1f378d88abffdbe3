import { salePage } from './pages.ts';

export { SalePage as Component } from './SalePage.tsx';
export const { loader } = salePage;
