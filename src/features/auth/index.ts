/*
 * The exports for other features and the application. The pages are imported by their own file, so that each is loaded
 * when it is opened.
 */

export { signOut } from './calls.ts';

export { hasSettings, usePermission, useSetting, useUser } from './user.ts';
export { userInfoQuery } from './userInfoQuery.ts';
