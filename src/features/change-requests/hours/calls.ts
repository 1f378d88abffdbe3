import type { ClosingRule, ClosingRuleBody, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import type { sectionQuery } from '#features/reporting/index.ts';

/** What can be asked for an item: on the approved one a new request, on its pending request another or none. */
export interface ItemCalls<Body> {
  readonly change: (id: number, body: Body, signal: AbortSignal) => Promise<unknown>;
  readonly amend: (requestId: number, body: Body, signal: AbortSignal) => Promise<unknown>;
  readonly remove: (id: number, signal: AbortSignal) => Promise<unknown>;
  readonly withdraw: (requestId: number, signal: AbortSignal) => Promise<unknown>;
}

export type PeriodCalls = ItemCalls<WorkingPeriodBody>;

/** What closing rules are made, changed and read with; of a zone or of a garage. */
export interface RuleCalls extends ItemCalls<ClosingRuleBody> {
  readonly create: (body: ClosingRuleBody, signal: AbortSignal) => Promise<unknown>;
  /** A rule as its pending request has it. */
  readonly requestQuery: (requestId: number) => ReturnType<typeof sectionQuery<ClosingRule>>;
}
