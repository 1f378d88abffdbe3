import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';

/** Hours of a day that are charged, `HH:MM`. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

/**
 * Where an item stands: `approved` holds; `changing` and `removing` hold until their request is approved; `pending` awaits
 * approval, as a new item or as the requested values of one that is changing; `draft` is what a form is about to ask for.
 */
export type ItemState = 'approved' | 'changing' | 'removing' | 'pending' | 'draft';

interface ItemOfYear {
  /** Unique among the items of a zone or garage. */
  readonly key: string;
  readonly begin: Day;
  /** The last day, which counts. */
  readonly end: Day;
  /** The description of a period, the reason of a rule; may be empty. */
  readonly text: string;
  readonly state: ItemState;
  /** The key of the item whose requested values these are. */
  readonly replaces?: string | undefined;
  /** The pending request of the item. */
  readonly requestId?: number | undefined;
}

export interface PeriodItem extends ItemOfYear {
  readonly kind: 'period';
  /** The hours of each weekday, Monday first: null without charge, undefined where the period does not say. */
  readonly hours: readonly (DayHours | null | undefined)[];
}

export interface RuleItem extends ItemOfYear {
  readonly kind: 'rule';
}

/** A working period or a closing rule of a zone or a garage, as its calendar needs it. */
export type YearItem = PeriodItem | RuleItem;

/** Whether an item is in force on its days now. */
export const isInForce = ({ state }: YearItem): boolean =>
  state === 'approved' || state === 'changing' || state === 'removing';

/** Whether an item, a change of it or its removal awaits approval, or is about to be asked for. */
export const awaits = ({ state }: YearItem): boolean => state !== 'approved';

type Requested = Pick<WorkingPeriod, 'id' | 'requestId' | 'requestAction'>;

const stateOf = ({ id, requestId, requestAction }: Requested): ItemState => {
  if (id === null) return 'pending';
  if (requestId === null) return 'approved';
  return requestAction === 'delete' ? 'removing' : 'changing';
};

const keyOf = (kind: YearItem['kind'], { id, requestId }: Requested) =>
  id === null ? `request-${requestId}` : `${kind}-${id}`;

const common = (kind: YearItem['kind'], item: Requested) => ({
  key: keyOf(kind, item),
  state: stateOf(item),
  ...(item.requestId === null ? {} : { requestId: item.requestId }),
});

type PeriodValues = Pick<WorkingPeriod, 'validFrom' | 'validTo' | 'description' | 'workingDays'>;
type RuleValues = Pick<ClosingRule, 'begin' | 'end' | 'reason'>;

const hoursOf = ({ workingDays }: Pick<WorkingPeriod, 'workingDays'>): PeriodItem['hours'] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const day = workingDays.find((each) => each.weekday === weekday);
    return day && (day.noCharge ? null : { from: day.timeFrom, to: day.timeTo });
  });

const periodValues = (period: PeriodValues) => ({
  kind: 'period' as const,
  begin: period.validFrom,
  end: period.validTo,
  text: period.description,
  hours: hoursOf(period),
});
const ruleValues = ({ begin, end, reason }: RuleValues) => ({ kind: 'rule' as const, begin, end, text: reason });

/** A working period for the calendar. */
export const periodItem = (period: WorkingPeriod): PeriodItem => ({
  ...periodValues(period),
  ...common('period', period),
});

/** A closing rule for the calendar. */
export const ruleItem = (rule: ClosingRule): RuleItem => ({ ...ruleValues(rule), ...common('rule', rule) });

/** What a form of a period is about to ask for; `replaces` is the key of the edited item. */
export const draftPeriod = (values: PeriodValues, replaces?: string): PeriodItem => ({
  ...periodValues(values),
  key: 'draft',
  state: 'draft',
  replaces,
});

/** The items of one zone or garage, and of the pending requests those that change one of them. */
export interface ItemSources {
  readonly periods: readonly WorkingPeriod[];
  readonly rules: readonly ClosingRule[];
  /** Pending requests of any place: what an item becomes is taken from them, where the user may see them. */
  readonly requests?: readonly Pick<ChangeRequest, 'id' | 'resource' | 'action' | 'after'>[] | undefined;
}

/** All items of a calendar: those of the lists, and the requested values of those that are changing. */
export function itemsOf({ periods, rules, requests = [] }: ItemSources): YearItem[] {
  const items: YearItem[] = [...periods.map(periodItem), ...rules.map(ruleItem)];
  const requested = new Map(requests.map((request) => [request.id, request]));
  return items.flatMap((item): YearItem[] => {
    const request = item.state === 'changing' ? requested.get(item.requestId ?? 0) : undefined;
    if (request?.action !== 'update' || !request.after) return [item];
    const awaiting = {
      key: `request-${request.id}`,
      state: 'pending' as const,
      replaces: item.key,
      requestId: request.id,
    };
    if (item.kind === 'period' && request.resource === 'workingPeriod') {
      return [item, { ...periodValues(request.after as WorkingPeriod), ...awaiting }];
    }
    if (item.kind === 'rule' && request.resource === 'closingRule') {
      return [item, { ...ruleValues(request.after as ClosingRule), ...awaiting }];
    }
    return [item];
  });
}

/** The items that are in force now, without what awaits approval. */
export const itemsNow = (items: readonly YearItem[]): YearItem[] =>
  items.filter(isInForce).map((item) => ({ ...item, state: 'approved' }));

/** The items as they are once everything that awaits is approved. Of a changing item without its requested values nothing is known, so it stays. */
export function itemsIfApproved(items: readonly YearItem[]): YearItem[] {
  const replaced = new Set(items.flatMap(({ replaces }) => replaces ?? []));
  return items
    .filter(({ key, state }) => state !== 'removing' && !replaced.has(key))
    .map((item) => ({ ...item, state: 'approved' }));
}
