import { type ItemFields, type ItemOf, isSameItem } from '#api/contract/itemFields.ts';
import {
  type ClosingRule,
  type ClosingRuleBody,
  closingRuleFields,
  type WorkingPeriod,
  type WorkingPeriodBody,
  workingPeriodFields,
} from '#api/contract/workingHours.ts';
import { isPending } from './model.ts';

/*
 * Whether an earlier try to create an item reached the server although its response was lost (behaviour 22.17): the
 * item is then in the list, awaiting approval.
 */

const createdItem = <
  F extends ItemFields,
  Item extends ItemOf<F> & Pick<WorkingPeriod, 'id' | 'requestId' | 'requestAction'>,
>(
  fields: F,
  items: readonly Item[],
  attempts: readonly ItemOf<F>[],
): (Item & { readonly requestId: number }) | undefined =>
  items.find(
    (item): item is Item & { readonly requestId: number } =>
      item.id === null && isPending(item) && attempts.some((body) => isSameItem(fields, item, body)),
  );

/** The pending creation that one of the attempts has made; undefined when none has. */
export const createdPeriod = (periods: readonly WorkingPeriod[], attempts: readonly WorkingPeriodBody[]) =>
  createdItem(workingPeriodFields, periods, attempts);

/**
 * Whether a period was requested although its answer was lost: the id of its request, true where it has been approved
 * since, undefined where it was not.
 */
export const madePeriod = (periods: readonly WorkingPeriod[], body: WorkingPeriodBody): number | true | undefined =>
  createdPeriod(periods, [body])?.requestId ??
  (periods.some((period) => period.id !== null && isSameItem(workingPeriodFields, period, body)) ? true : undefined);

/** The pending creation that one of the attempts has made; undefined when none has. */
export const createdRule = (rules: readonly ClosingRule[], attempts: readonly ClosingRuleBody[]) =>
  createdItem(closingRuleFields, rules, attempts);
