import { dashboardPage } from './page.ts';

export { DashboardPage as Component } from './DashboardPage.tsx';
export const { loader } = dashboardPage;
