export { NewPeriodPage as Component } from './NewPeriodPage.tsx';
