import { faultName } from '#simulator/faultName.ts';
import type { Fault } from '#simulator/faults.ts';
import { isSameRule } from '#simulator/ruleHits.ts';

/** Adds rules before those in force, since the first that matches a call applies; none is there twice. */
export const withRules = (inForce: readonly Fault[], added: readonly Fault[]): Fault[] => [
  ...added,
  ...inForce.filter((rule) => !added.some((other) => isSameRule(rule, other))),
];

/** What a rule does, in short: `503`, `network · 25 %`, `500 · once`. */
export const effectOf = (rule: Fault): string =>
  [
    faultName(rule),
    rule.chance === undefined ? '' : `${Math.round(rule.chance * 100)} %`,
    rule.times === undefined ? '' : rule.times === 1 ? 'once' : `${rule.times} times`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The calls that a rule is for: `GET /parking/**`. */
export const targetOf = ({ method, path = '/**' }: Fault): string =>
  method === undefined ? path : `${method.toUpperCase()} ${path}`;
