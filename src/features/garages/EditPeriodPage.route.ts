export { EditPeriodPage as Component } from './EditPeriodPage.tsx';
