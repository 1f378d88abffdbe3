export { editedQuery, pendingQuery, useRequested } from '../pendingQuery.ts';
export type { PeriodCalls, RuleCalls } from './calls.ts';
export { isPending } from './model.ts';
export { PendingMark } from './PendingMark.tsx';
export { PeriodCard } from './PeriodCard.tsx';
export { PeriodEditor } from './PeriodEditor.tsx';
export { PeriodForm, type PeriodFormProps } from './PeriodForm.tsx';
export { type PeriodChanges, PeriodList } from './PeriodList.tsx';
export { RulesSection } from './RulesSection.tsx';
export { requestToast } from './toastTime.ts';
export type { ChosenZone } from './ZoneChoice.tsx';

import './texts.ts';
