import { workingHoursPage } from './workingHoursPage.ts';

export { WorkingHoursPage as Component } from './WorkingHoursPage.tsx';
export const { loader } = workingHoursPage;
