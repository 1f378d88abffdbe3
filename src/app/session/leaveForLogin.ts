import type { QueryClient } from '@tanstack/react-query';
import { type Interruption, interruptDrafts, leaveUnasked } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { type Notice, setNotice } from '../layout/notice.ts';
import { rememberPath } from '../routing/rememberedPath.ts';
import { routeAt } from '../routing/routes.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The application as the functions that follow its session see it. */
export interface Portal {
  readonly queryClient: QueryClient;
  /** Returns the page that is being opened, else the page that is shown. */
  readonly place: () => Place;
  /** Opens a path in place of the present one; resolves when its page is shown, or another is opened meanwhile. */
  readonly navigate: (path: string) => Promise<void>;
}

interface Leaving {
  /** The page that the login leads back to; default: none. */
  readonly remembered?: Place;
  /** Why forms are left; their input stays for the same user. */
  readonly why?: Interruption;
  readonly notice?: Notice;
}

/** Opens the login page after a session has ended. Nothing of the user stays on the screen or in the cache. */
export async function leaveForLogin({ queryClient, navigate }: Portal, { remembered, why, notice }: Leaving) {
  if (remembered && routeAt(remembered.pathname)) rememberPath(remembered.pathname + remembered.search);
  if (why) interruptDrafts(why);
  if (notice) setNotice(notice);
  await leaveUnasked(() => navigate(pathTo('login')));
  queryClient.clear();
}
