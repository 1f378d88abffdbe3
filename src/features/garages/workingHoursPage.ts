import { definePage } from '#features/pages/index.ts';
import { garagePeriods, garageRules } from './hoursQueries.ts';
import { garages } from './outlet.ts';

export const workingHoursPage = definePage('garageWorkingHours', ({ id }) => ({
  info: garages.infoQuery(id),
  periods: garagePeriods(id),
  rules: garageRules(id),
}));
