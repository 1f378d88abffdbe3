import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { routePathOf } from '#api/basePath.ts';
import { keepSessionIn } from '#api/session.ts';
import { currentLanguage, loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { loadMonitor, type Monitor } from './monitoring/monitor.ts';
import { textGroups } from './routing/textGroups.ts';
import { loadConfiguration } from './start/configuration.ts';
import { ConfigurationError } from './start/configurationError.ts';
import { createApplication, type Router } from './start/createApplication.tsx';
import { installTrustedTypes } from './start/trustedTypes.ts';

// What watches the start (src/start/watchStart.ts) sees by it that this script has come.
document.documentElement.dataset.started = '';
installTrustedTypes();
document.documentElement.lang = currentLanguage();
// The other texts are loaded with the main layout and its pages.
const texts = loadTexts(textGroups.public);

/** Renders in slices, so that the browser stays responsive; until then the frame of index.html is shown. */
function show(page: ReactNode, monitor?: Monitor) {
  const root = createRoot(document.getElementById('root') as HTMLElement, monitor?.rootOptions);
  startTransition(() =>
    root.render(
      <StrictMode>
        <DesignSystemProvider>{page}</DesignSystemProvider>
      </StrictMode>,
    ),
  );
}

/** Milliseconds that the first page waits for its data, while the frame of index.html is shown. */
const firstWait = 1000;

/** Milliseconds for which the frame stands for a page that is loading; it is silent for screen readers. */
const longestFrame = 2000;

/** Resolves when the first page's code and data have come: so it is rendered once. */
function firstPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    look();
    router.subscribe(look);
    setTimeout(resolve, longestFrame);
  });
}

/** Resolves when the style sheet has come, for which the frame of index.html does not wait; without one, at once. */
function styled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  return new Promise((resolve) => {
    if (!link || link.sheet) resolve();
    // When it cannot be fetched, the notice of index.html is shown (src/start/watchStart.ts).
    else link.addEventListener('load', () => resolve());
  });
}

interface Demo {
  /** Reports changes of others. */
  readonly follow: (listener: () => void) => void;
  /** The simulator's drawer: it takes the portal, which its rehearsals follow and lead, and stays usable beside dialogs. */
  readonly drawer?: ReturnType<typeof import('#simulator/console/showDrawer.tsx').showDrawer>;
}

/**
 * Demo mode: the simulator responds to the calls, in the browser. Resolves with what reports changes of others: of other
 * tabs in demo mode, in development of a simulator behind the server. The production build contains none of it.
 */
async function startDemo(): Promise<Demo | undefined> {
  if (import.meta.env.MODE === 'demo') {
    const { follow, hasOwnSession, unknown } = await (await import('#simulator/browser.ts')).startSimulator();
    if (hasOwnSession) keepSessionIn(sessionStorage);
    return { follow, drawer: (await import('#simulator/console/showDrawer.tsx')).showDrawer(follow, unknown) };
  }
  if (import.meta.env.DEV) return { follow: (await import('#simulator/control/follow.ts')).followServer };
  return undefined;
}

async function start() {
  const demo = await startDemo();
  const [configuration] = await Promise.all([loadConfiguration(), texts]);
  const monitor = await loadMonitor(configuration);
  const { element, queryClient, router } = createApplication(configuration, { firstWait, monitor });
  const refresh = () => void queryClient.invalidateQueries();
  demo?.follow(refresh);
  await Promise.all([firstPage(router), styled()]);
  if (import.meta.env.MODE === 'demo' && demo?.drawer) {
    void demo.drawer.passPortal({
      path: () => routePathOf(router.state.location.pathname) + router.state.location.search,
      subscribe: (listener) => router.subscribe(listener),
      go: (path) => void router.navigate(path),
      refresh,
    });
    show(demo.drawer.withDrawer(element), monitor);
    return;
  }
  show(element, monitor);
}

start().catch(async (error: unknown) => {
  if (!(error instanceof ConfigurationError)) throw error;
  const [{ ConfigurationErrorPage }] = await Promise.all([
    import('./start/ConfigurationErrorPage.tsx'),
    texts,
    styled(),
  ]);
  show(<ConfigurationErrorPage fault={error.fault} />);
});
