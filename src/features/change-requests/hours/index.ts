export { editedQuery, pendingQuery, useRequested } from '../pendingQuery.ts';
export type { PeriodCalls, RuleCalls } from './calls.ts';
export { isPending } from './model.ts';

export { PeriodEditor } from './PeriodEditor.tsx';
export { PeriodForm } from './PeriodForm.tsx';
export { type PeriodChanges, PeriodList } from './PeriodList.tsx';
export { RulesSection } from './RulesSection.tsx';
export { requestToast } from './toastTime.ts';
