import { emptyItem } from '#api/contract/itemFields.ts';
import {
  type ClosingRuleBody,
  closingRuleFields,
  type WorkingPeriodBody,
  workingPeriodFields,
} from '#api/contract/workingHours.ts';

/** A working period with the values that data or a scenario has for it; its other texts are empty. */
export const newPeriod = (values: Partial<WorkingPeriodBody>): WorkingPeriodBody => ({
  ...emptyItem(workingPeriodFields),
  ...values,
});
/** A closing rule with the values that data or a scenario has for it; its other texts are empty. */
export const newRule = (values: Partial<ClosingRuleBody>): ClosingRuleBody => ({
  ...emptyItem(closingRuleFields),
  ...values,
});
