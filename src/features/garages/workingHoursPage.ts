import { definePage } from '#features/page.ts';
import { garagePeriods, garageRules } from './hoursQueries.ts';
import { garageInfo } from './queries.ts';

export const workingHoursPage = definePage('garageWorkingHours', ({ id }) => ({
  info: garageInfo(id),
  periods: garagePeriods(id),
  rules: garageRules(id),
}));
