/*
 * What others need of the accounts. The pages are imported by their own file, so that each is loaded when it is opened.
 */
import './texts.ts';

export type { BotCheckConfiguration } from './botCheck.ts';
export { signOut, startUserInfo } from './calls.ts';
export { useFailureText } from './failureText.ts';
export { formErrors } from './formErrors.ts';
export { LeaveGuard } from './leaving/LeaveGuard.tsx';
export { type DiscardQuestion, useDiscardQuestion } from './leaving/useDiscardQuestion.tsx';
export type { PublicPageProps } from './PublicPage.tsx';
export { type CheckedFormOptions, useCheckedForm } from './useCheckedForm.ts';
export { hasSettings, usePermission, userInfoQuery, useSetting, useUser } from './user.ts';
export { useSending } from './useSending.ts';
export { type FormFailure, type ServerFormOptions, useServerForm } from './useServerForm.ts';
export { useUnsavedGuard } from './useUnsavedGuard.ts';
