export { statisticsLoader as loader } from './page.ts';
export { StatisticsPage as Component } from './StatisticsPage.tsx';
