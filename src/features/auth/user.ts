import { useQuery } from '@tanstack/react-query';
import type { UserInfo } from '#api/contract/accounts.ts';
import type { Permission } from '#api/permissions.ts';
import { userInfoQuery } from './userInfoQuery.ts';

/** The signed-in user; undefined until loaded, and on the public pages. */
export const useUser = (): UserInfo | undefined => useQuery({ ...userInfoQuery, enabled: false }).data;

/** Whether the signed-in user holds the permission. */
export const usePermission = (permission: Permission): boolean => useUser()?.permissions.includes(permission) ?? false;

/** The settings that the portal knows (behaviour 17.2). */
export type SettingCode = 'magic_button' | 'zagreb_sms';
const knownSettings: readonly string[] = ['magic_button', 'zagreb_sms'] satisfies SettingCode[];

/** Whether the user has settings; otherwise the user menu has no entry for them (behaviour 17.1). */
export const hasSettings = ({ settings }: UserInfo): boolean =>
  settings.some(({ code }) => knownSettings.includes(code));

/** Whether a boolean setting such as `magic_button` is on for the signed-in user. */
export const useSetting = (code: SettingCode): boolean =>
  useUser()?.settings.some((setting) => setting.code === code && setting.value === 'true') ?? false;
