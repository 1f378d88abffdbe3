import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts } from '#design-system/language/i18n.ts';
import { OverlayContext, type OverlaySurroundings } from '#design-system/Overlay/OverlayContext.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { demoPath } from '#simulator/addresses/demoPath.ts';
import { leaveOwnSession, userOfTab } from '#simulator/state/tabSession.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { announcePortal } from './portalChannel.ts';
import { ToDrawer } from './ToDrawer.tsx';
import { type ConsolePlace, ConsolePlaceContext, type ConsolePortal } from './useControl.ts';

const addressOf = (path: string) => `${demoPath}/${path.replace(/^\//, '')}`;

/** The portal below the drawer, as its own start passes it. */
interface PortalBelow {
  /** Its path with its query, without the path that it is served at. */
  readonly path: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly go: (path: string) => void;
  readonly refresh: () => void;
}

/** Signs a user in to this tab, or nobody, and loads the portal again at a page. */
function enter(username: string | null, path: string) {
  if (username === null) leaveOwnSession();
  location.assign(username === null ? addressOf(path) : addressFor(username, path));
}

function addressFor(username: string, path = '/') {
  const person = `person=${encodeURIComponent(username)}`;
  return `${addressOf(path)}${path.includes('?') ? '&' : '?'}${person}`;
}

const portalOf = ({ path, subscribe, go, refresh }: PortalBelow): ConsolePortal => ({
  path,
  user: userOfTab,
  subscribe,
  // Nothing that is typed there is left for the page that is open already.
  go: (to) => to !== path() && go(to),
  refresh,
  enter,
});

/** The portal before it has started: nothing is known of what it shows, and it can only be loaded again. */
const startingPortal: ConsolePortal = { path: () => undefined, user: userOfTab, subscribe: () => () => {}, enter };

const rootId = 'simulator';

/** What the portal's dialogs leave usable: the drawer. */
const besidePortal: OverlaySurroundings = { beside: () => document.getElementById(rootId), control: <ToDrawer /> };

/**
 * Shows the drawer over the portal. It has its own root and its own cache: nothing of it is in the portal. Returns
 * `passPortal`, which passes it the portal once that has started, and `withDrawer`, which lets the portal's dialogs leave the
 * drawer usable.
 */
export function showDrawer(follow: (listener: () => void) => void, unknown: DrawerProps['unknown']) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  follow(() => void queryClient.invalidateQueries());
  const element = document.body.appendChild(document.createElement('div'));
  element.id = rootId;
  const root = createRoot(element);
  const show = (portal: ConsolePortal) => {
    const place: ConsolePlace = { kind: 'drawer', addressFor, portalAddress: addressOf, portal };
    root.render(
      <DesignSystemProvider hasToasts={false}>
        <QueryClientProvider client={queryClient}>
          <ConsolePlaceContext value={place}>
            <MemoryRouter>
              <Drawer unknown={unknown} />
            </MemoryRouter>
          </ConsolePlaceContext>
        </QueryClientProvider>
      </DesignSystemProvider>,
    );
  };
  const texts = loadTexts();
  void texts.then(() => show(startingPortal));
  return {
    passPortal: async (below: PortalBelow) => {
      const portal = portalOf(below);
      announcePortal(portal);
      await texts;
      show(portal);
    },
    withDrawer: (page: ReactNode) => <OverlayContext value={besidePortal}>{page}</OverlayContext>,
  };
}
