import type { QueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import type { UserInfo } from '#api/contract/accounts.ts';
import { saveEmail, saveSetting, saveSubscription } from '#api/contract/settings.ts';
import { isApiError } from '#api/errors.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { createSwitchboard, type Switchboard } from './switchboard.ts';

const infoIn = (queryClient: QueryClient) => queryClient.getQueryData(userInfoQuery.queryKey);
const changeInfo = (queryClient: QueryClient, change: (info: UserInfo) => UserInfo) =>
  queryClient.setQueryData(userInfoQuery.queryKey, (info) => info && change(info));

/** Stores the address, also in what is known of the user. Rejects with an ApiError. */
export async function storeEmail(queryClient: QueryClient, email: string, signal: AbortSignal) {
  await request(saveEmail, { body: { email } }, { signal });
  changeInfo(queryClient, (info) => ({ ...info, email }));
}

/** Called with what happens to a board; set by the page that is shown. */
interface BoardListener {
  saved: (key: string) => void;
  failed: (key: string, error: unknown) => void;
}

export interface Boards {
  readonly settings: Switchboard;
  readonly subscriptions: Switchboard;
  readonly listeners: { settings: BoardListener; subscriptions: BoardListener };
}

const noListener = (): BoardListener => ({ saved: () => {}, failed: () => {} });

/**
 * Makes a write. One whose reply did not come may have reached the server all the same: what it has is loaded again,
 * before anything else is written.
 */
async function written(queryClient: QueryClient, write: () => Promise<void>) {
  try {
    await write();
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'status') {
      await queryClient.fetchQuery({ ...userInfoQuery, staleTime: 0 }).catch(() => {});
    }
    throw error;
  }
}

function createBoards(queryClient: QueryClient): Boards {
  const listeners = { settings: noListener(), subscriptions: noListener() };
  const isOn = (code: string) =>
    infoIn(queryClient)?.settings.some((setting) => setting.code === code && setting.value === 'true') ?? false;
  const isSubscribed = (code: string) =>
    infoIn(queryClient)?.subscriptions.some(({ serviceGroup, isEnabled }) => serviceGroup.code === code && isEnabled) ??
    false;
  return {
    listeners,
    settings: createSwitchboard({
      stored: isOn,
      write: (code, value) =>
        written(queryClient, async () => {
          const saved = await request(saveSetting, { body: { code, value: value ? 'true' : 'false' } });
          changeInfo(queryClient, (info) => ({
            ...info,
            settings: info.settings.map((setting) => (setting.code === saved.code ? saved : setting)),
          }));
          // What lists hold may depend on it: they are loaded again when they are next shown.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[0] !== userInfoQuery.queryKey[0],
            refetchType: 'none',
          });
        }),
      onSaved: (code) => listeners.settings.saved(code),
      onFailed: (code, error) => listeners.settings.failed(code, error),
    }),
    subscriptions: createSwitchboard({
      stored: isSubscribed,
      write: (groupCode, isEnabled) =>
        written(queryClient, async () => {
          const { subscriptions } = await request(saveSubscription, { body: { groupCode, isEnabled } });
          changeInfo(queryClient, (info) => ({ ...info, subscriptions }));
        }),
      onSaved: (code) => listeners.subscriptions.saved(code),
      onFailed: (code, error) => listeners.subscriptions.failed(code, error),
    }),
  };
}

const boards = new WeakMap<QueryClient, Boards>();

/** The boards of a session: what is being written when the page is left goes on, and is shown when it is opened again. */
export function boardsOf(queryClient: QueryClient): Boards {
  const known = boards.get(queryClient) ?? createBoards(queryClient);
  boards.set(queryClient, known);
  return known;
}
