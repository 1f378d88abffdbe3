import type { QueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { getUserInfo, type UserInfo } from '#api/contract/accounts.ts';
import { saveEmail, saveSetting, saveSubscription } from '#api/contract/settings.ts';
import { isApiError } from '#api/errors.ts';
import { userInfoQuery } from '#features/auth/index.ts';

const changeInfo = (queryClient: QueryClient, change: (info: UserInfo) => UserInfo) =>
  queryClient.setQueryData(userInfoQuery.queryKey, (info) => info && change(info));

/**
 * Makes a write. A write without a response may have reached the server: the user info is loaded again before this
 * rejects.
 */
async function written(queryClient: QueryClient, write: () => Promise<void>) {
  try {
    await write();
  } catch (error) {
    if (!isApiError(error) || error.isUncertain) {
      await queryClient.fetchQuery({ ...userInfoQuery, staleTime: 0 }).catch(() => {});
    }
    throw error;
  }
}

/** Stores the e-mail address, also in the cached user info. Rejects with an ApiError. */
export async function storeEmail(queryClient: QueryClient, email: string, signal: AbortSignal): Promise<true> {
  await request(saveEmail, { body: { email } }, { signal });
  changeInfo(queryClient, (info) => ({ ...info, email }));
  return true;
}

/** Reads whether the address was stored by an earlier try; undefined when it was not. Rejects with an ApiError. */
export async function emailAlreadyStored(
  queryClient: QueryClient,
  email: string,
  signal: AbortSignal,
): Promise<true | undefined> {
  const stored = await request(getUserInfo, {}, { signal });
  if (stored.email !== email) return undefined;
  changeInfo(queryClient, (info) => ({ ...info, email }));
  return true;
}

/** Stores a setting that is on or off, also in the cached user info. Rejects with an ApiError. */
export const storeSetting = (queryClient: QueryClient, code: string, value: boolean) =>
  written(queryClient, async () => {
    const saved = await request(saveSetting, { body: { code, value: value ? 'true' : 'false' } });
    changeInfo(queryClient, (info) => ({
      ...info,
      settings: info.settings.map((setting) => (setting.code === saved.code ? saved : setting)),
    }));
    // Lists may depend on it, so they are loaded again when they are next shown.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== userInfoQuery.queryKey[0],
      refetchType: 'none',
    });
  });

/** Stores the subscription to a service group, also in the cached user info. Rejects with an ApiError. */
export const storeSubscription = (queryClient: QueryClient, groupCode: string, isEnabled: boolean) =>
  written(queryClient, async () => {
    const { subscriptions } = await request(saveSubscription, { body: { groupCode, isEnabled } });
    changeInfo(queryClient, (info) => ({ ...info, subscriptions }));
  });
