export { editedQuery, pendingQuery, useRequested } from '../pendingQuery.ts';
export type { PeriodCalls, RuleCalls } from './calls.ts';
export { createdPeriod, madePeriod } from './earlierAttempts.ts';
export { HoursNote } from './HoursNote.tsx';
export { isPending, uncheckedBy } from './model.ts';

export { PeriodEditor } from './PeriodEditor.tsx';
export { type PeriodAttempt, PeriodForm } from './PeriodForm.tsx';
export { PeriodFormSkeleton } from './PeriodFormSkeleton.tsx';
export { type PeriodChanges, PeriodList } from './PeriodList.tsx';
export { PeriodListSkeleton } from './PeriodListSkeleton.tsx';
export { RulesSection } from './RulesSection.tsx';
export { templateKey, templateOf, templateSearch } from './template.ts';
export { YearPart } from './YearPart.tsx';
