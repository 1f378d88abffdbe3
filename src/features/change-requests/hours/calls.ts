import type { ClosingRule, ClosingRuleBody, WorkingPeriod, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import type { sectionQuery } from '#features/pages/index.ts';
import type { RequestedItem } from './model.ts';

/** The writes of an item: for the approved item a new request; for its pending request an amendment or a withdrawal. */
export interface ItemCalls<Body, Item = RequestedItem> {
  /** All items of the zone or garage, as they are now. */
  readonly list: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly change: (id: number, body: Body, signal: AbortSignal) => Promise<unknown>;
  readonly amend: (requestId: number, body: Body, signal: AbortSignal) => Promise<unknown>;
  readonly remove: (id: number, signal: AbortSignal) => Promise<unknown>;
  readonly withdraw: (requestId: number, signal: AbortSignal) => Promise<unknown>;
}

export type PeriodCalls = ItemCalls<WorkingPeriodBody, WorkingPeriod>;

/** The calls of closing rules, of a zone or of a garage. */
export interface RuleCalls extends ItemCalls<ClosingRuleBody, ClosingRule> {
  readonly create: (body: ClosingRuleBody, signal: AbortSignal) => Promise<unknown>;
  /** The query of a rule's pending request. */
  readonly requestQuery: (requestId: number) => ReturnType<typeof sectionQuery<ClosingRule>>;
}
