import type { Fault } from './faults.ts';

const withoutCount = ({ times: _, ...rule }: Fault) => JSON.stringify(rule);

/** Whether two rules of faults are the same but for the number of calls that they still apply to. */
export const isSameFault = (one: Fault, other: Fault): boolean => withoutCount(one) === withoutCount(other);

/** How many of the logged calls a rule applied to. */
export const hitsOf = (rule: Fault, log: readonly { readonly rule: Fault | null }[]): number =>
  log.filter((entry) => entry.rule && isSameFault(entry.rule, rule)).length;
