/*
 * The form kit: every form of the portal is made of it. Values and rules are react-hook-form's and zod's, writes are
 * TanStack Query's.
 */

export { ConfirmedWrite } from './ConfirmedWrite.tsx';
export {
  draftsOf,
  forgetDraft,
  forgetDrafts,
  hasDrafts,
  type Interruption,
  interruptDrafts,
  keepDraft,
  readDraft,
} from './drafts.ts';
export { FailureBanner } from './FailureBanner.tsx';
export { useFailureText } from './failureText.ts';
export { FormDateField } from './fields/FormDateField.tsx';
export { FormPasswordField } from './fields/FormPasswordField.tsx';
export { FormTextField } from './fields/FormTextField.tsx';
export { FormTimeField } from './fields/FormTimeField.tsx';
export { leavesUnasked, leaveUnasked } from './forcedLeave.ts';
export { RestoredBanner } from './RestoredBanner.tsx';
export { formRules, inArray, required, rulesResolver } from './rules.ts';
export { formErrors } from './serverErrors.ts';
export { hasUnsavedWork } from './unsavedWork.ts';
export { type ApiFormFailure, type ApiFormOptions, useApiForm } from './useApiForm.ts';
export { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.tsx';
export { useUnloadPrompt } from './useUnloadPrompt.ts';
export { useWrite } from './useWrite.ts';
