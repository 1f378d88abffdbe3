import type { ConsolePortal } from './useControl.ts';

/** In demo mode the portal's tabs tell the console's page what they show, for its rehearsals. */
const channelName = 'simulator-portal';

interface Shown {
  readonly path: string | undefined;
  readonly user: string | null | undefined;
}

/** Tells the console's page what the portal of this tab shows, now and after each change. */
export function announcePortal({ path, user, subscribe }: ConsolePortal): void {
  const channel = new BroadcastChannel(channelName);
  const tell = () => channel.postMessage({ path: path(), user: user() } satisfies Shown);
  subscribe(tell);
  // A console that is opened later asks.
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ask') tell();
  });
  tell();
}

/** The portal of another tab, the one that was used last. */
export function portalElsewhere(): ConsolePortal {
  const channel = new BroadcastChannel(channelName);
  const listeners = new Set<() => void>();
  let shown: Shown = { path: undefined, user: undefined };
  channel.addEventListener('message', ({ data }: MessageEvent<Shown | 'ask'>) => {
    if (data === 'ask') return;
    shown = data;
    for (const listener of listeners) listener();
  });
  channel.postMessage('ask');
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    path: () => shown.path,
    user: () => shown.user,
  };
}
