import type {
  ClosingRule,
  ClosingRuleBody,
  WorkingDay,
  WorkingPeriod,
  WorkingPeriodBody,
} from '#api/contract/workingHours.ts';
import { isPending } from './model.ts';

/*
 * Whether an earlier try to create an item reached the server although its response was lost (behaviour 22.17): the
 * item is then in the list, awaiting approval.
 */

const hoursOf = ({ weekday, noCharge, timeFrom, timeTo }: WorkingDay) =>
  noCharge ? `${weekday} free` : `${weekday} ${timeFrom} ${timeTo}`;

/** Whether a period has the values that are sent. */
export const isSamePeriod = (period: WorkingPeriodBody, body: WorkingPeriodBody): boolean =>
  period.validFrom === body.validFrom &&
  period.validTo === body.validTo &&
  period.description.trim() === body.description.trim() &&
  period.workingDays.map(hoursOf).sort().join() === body.workingDays.map(hoursOf).sort().join();

/** Whether a rule has the values that are sent. */
export const isSameRule = (rule: ClosingRuleBody, body: ClosingRuleBody): boolean =>
  rule.begin === body.begin && rule.end === body.end && rule.reason.trim() === body.reason.trim();

const createdItem = <Item extends Pick<WorkingPeriod, 'id' | 'requestId' | 'requestAction'>, Body>(
  items: readonly Item[],
  tries: readonly Body[],
  isSame: (item: Item, body: Body) => boolean,
): (Item & { readonly requestId: number }) | undefined =>
  items.find(
    (item): item is Item & { readonly requestId: number } =>
      item.id === null && isPending(item) && tries.some((body) => isSame(item, body)),
  );

/** The pending creation that one of the tries has made; undefined when none has. */
export const createdPeriod = (periods: readonly WorkingPeriod[], tries: readonly WorkingPeriodBody[]) =>
  createdItem(periods, tries, isSamePeriod);

/** The pending creation that one of the tries has made; undefined when none has. */
export const createdRule = (rules: readonly ClosingRule[], tries: readonly ClosingRuleBody[]) =>
  createdItem(rules, tries, isSameRule);
