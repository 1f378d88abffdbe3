/* Closing rules of several zones, or of a garage, on several ranges of days at once (behaviour 13.60). */

export { newRulesParams, newRulesSearch } from './newRulesParams.ts';
export { RulesForm } from './RulesForm.tsx';
export { RulesFormSkeleton } from './RulesFormSkeleton.tsx';
export type { RulesCalls } from './rulesJob.ts';
export type { RulesSource } from './usePlacesRules.ts';
