import type * as calls from '#api/contract/garageHours.ts';
import { placeOfGarage } from '../../approvals/requestItems.ts';
import { periodsOf } from '../../approvals/shownRequests.ts';
import type { Handlers, Subject } from '../handler.ts';
import { creations, detailsOf, itemSubjects, rulesWithin, writesOf } from './hours.ts';

export const garageHoursSubjects: readonly Subject[] = itemSubjects('/garaze/garaza/{id}/', 'garage');

const periods = writesOf('workingPeriod');
const rules = writesOf('closingRule');

export const garageHours: Handlers<typeof calls> = {
  getGarageWorkingPeriods: ({ params }, { world }) => ({ periods: periodsOf(world, placeOfGarage(params.id)) }),
  createGarageWorkingPeriod: ({ params, body }, context) =>
    creations(context, 'workingPeriod', [placeOfGarage(params.id)], body),
  getGarageWorkingPeriod: detailsOf.workingPeriod,
  getGarageWorkingPeriodRequest: detailsOf.workingPeriodRequest,
  changeGarageWorkingPeriod: periods.change,
  removeGarageWorkingPeriod: periods.remove,
  amendGarageWorkingPeriod: periods.amend,
  withdrawGarageWorkingPeriod: periods.withdraw,

  getGarageClosingRules: ({ params, query }, context) => rulesWithin(context, placeOfGarage(params.id), query),
  createGarageClosingRule: ({ params, body }, context) =>
    creations(context, 'closingRule', [placeOfGarage(params.id)], body),
  getGarageClosingRule: detailsOf.closingRule,
  getGarageClosingRuleRequest: detailsOf.closingRuleRequest,
  changeGarageClosingRule: rules.change,
  removeGarageClosingRule: rules.remove,
  amendGarageClosingRule: rules.amend,
  withdrawGarageClosingRule: rules.withdraw,
};
