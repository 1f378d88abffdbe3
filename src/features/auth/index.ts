/*
 * What others need of the accounts. The pages are imported by their own file, so that each is loaded when it is opened.
 */
import './texts.ts';

export type { BotCheckConfiguration } from './botCheck.ts';
export { signOut, startUserInfo } from './calls.ts';
export type { PublicPageProps } from './PublicPage.tsx';
export { hasSettings, usePermission, userInfoQuery, useSetting, useUser } from './user.ts';
