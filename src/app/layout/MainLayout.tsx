import FilePen from 'lucide-react/icons/file-pen';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { Suspense, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { sessionUser } from '#api/session.ts';
import { AppFrame } from '#design-system/AppFrame/AppFrame.tsx';
import { ChartCache } from '#design-system/charts/ChartCache.tsx';
import { PageOverlay } from '#design-system/Loading/PageOverlay.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { currentLanguage, type Language } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { OperatorContext } from '#design-system/operator.ts';
import { ShortcutsHost } from '#design-system/Shortcuts/ShortcutsHost.tsx';
import { openShortcuts } from '#design-system/Shortcuts/shortcuts.ts';
import { hasSettings, signOut, usePermission, useUser } from '#features/auth/index.ts';
import { LazyRequestWatch } from '#features/change-requests/index.ts';
import { useToday, ViewsContext } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useGoTo } from '#features/url-state/index.ts';
import { PinsPlace, viewParts } from '#features/views/index.ts';
import { PaletteButton, PaletteHost } from '../palette/PaletteHost.tsx';
import { menuRoutes } from '../routing/access.ts';
import { useLinkAddress } from '../routing/linkAddress.ts';
import { NavigateProvider } from '../routing/NavigateProvider.tsx';
import { type PortalRoute, routeAt } from '../routing/routes.ts';
import { useClockNotice } from '../start/clockNotice.ts';
import type { Configuration } from '../start/configuration.ts';
import { useNewDay } from '../start/newDay.ts';
import { useNotice } from './notice.ts';
import { OwnPages } from './OwnPages.tsx';
import type { SignOutRequest } from './SignOut.tsx';
import { useIsLanding } from './useIsLanding.ts';

/** The page for an error offers to reload: without these parts the portal must not go on. */
const showError = (error: unknown) => {
  throw error;
};
const IdleWatch = lazyPart(() => import('../session/IdleWatch.tsx').then((module) => module.IdleWatch), showError);
const RefusedNotice = lazyPart(() => import('./RefusedNotice.tsx').then((module) => module.RefusedNotice), showError);
const SignOut = lazyPart(
  () => import('./SignOut.tsx').then((module) => module.SignOut),
  () => {
    // Its code cannot be fetched any more: signing out must work nevertheless.
    void signOut()
      .catch(() => {})
      .then(() => window.location.assign(pathTo('login')));
    return () => null;
  },
);

/** What the routes need from their environment: the application, or a story. */
export interface PortalOptions {
  readonly configuration: Configuration;
  /** Stores the language and reloads the page (behaviour 20.2); a story only switches it. */
  readonly onLanguageChange: (language: Language) => void;
}

/** The frame of the signed-in pages: menu by permission, user menu, language, footer (behaviour 2.3 and 2.4). */
export function MainLayout(options: PortalOptions) {
  const { pathname } = useLocation();
  useClockNotice();
  useNewDay();
  const [pendingRequests, setPendingRequests] = useState(0);
  const { idleLimit } = options.configuration;
  const [leaving, setLeaving] = useState<SignOutRequest>();
  const onSignOut = () => setLeaving({ reason: 'asked' });
  return (
    <NavigateProvider>
      {routeAt(pathname)?.bare ? (
        <BareLayout />
      ) : (
        <FramedLayout {...options} pendingRequests={pendingRequests} onSignOut={onSignOut} />
      )}
      <LateRequestWatch onCount={setPendingRequests} />
      <PaletteHost
        menuLinks={options.configuration.menuLinks}
        onLanguageChange={options.onLanguageChange}
        onSignOut={onSignOut}
      />
      <ShortcutsHost />
      <Suspense fallback={null}>
        {leaving && <SignOut request={leaving} />}
        {idleLimit && (
          <IdleWatch limit={idleLimit} onIdle={() => setLeaving({ reason: 'idle' })} onSignOut={onSignOut} />
        )}
      </Suspense>
    </NavigateProvider>
  );
}

/** The delay (ms) after which pending requests are watched, so that the first page is loaded before. */
const watchDelay = 3000;

/** Watches the pending requests of a user who may see them. */
function LateRequestWatch({ onCount }: { readonly onCount: (count: number) => void }) {
  const maySeeRequests = usePermission('ChangeRequestsView');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), watchDelay);
    return () => clearTimeout(timer);
  }, []);
  return maySeeRequests && isLate ? (
    <Suspense fallback={null}>
      <LazyRequestWatch onCount={onCount} />
    </Suspense>
  ) : null;
}

/** Scroll places are the user's: Back to a page of the user before does not scroll (behaviour 1.29). */
const placeOfUser = ({ key }: { readonly key: string }) => `${sessionUser()} ${key}`;

interface FramedLayoutProps extends PortalOptions {
  /** The number of pending requests; 0 also while it is not known. */
  readonly pendingRequests: number;
  readonly onSignOut: () => void;
}

/** The layout of a page that fills the window. */
const BareLayout = () => (
  <main>
    <NavigationOverlay />
    <Outlet />
  </main>
);

function FramedLayout({ configuration, onLanguageChange, pendingRequests, onSignOut }: FramedLayoutProps) {
  const { t } = useTranslation('layout');
  const linkAddress = useLinkAddress();
  const user = useUser();
  const language = currentLanguage();
  const maySeeRequests = usePermission('ChangeRequestsView');
  const goTo = useGoTo();
  const notice = useNotice();
  const today = useToday();
  const isLanding = useIsLanding(user);
  const itemOf = (route: PortalRoute) => ({
    ...(route.alsoActive ? { alsoActive: route.alsoActive } : {}),
    to: linkAddress(route.name),
    label: t(`menu.${route.name}` as 'menu.parking'),
  });
  const items = user
    ? [
        ...menuRoutes(user, true).map(itemOf),
        ...configuration.menuLinks.map(({ label, url }) => ({ to: url, label: label[language], external: true })),
        ...menuRoutes(user, 'last').map(itemOf),
      ]
    : [];
  const operator = useContext(OperatorContext);
  return (
    <AppFrame
      productName={t('title')}
      items={items}
      homeTo={linkAddress('home')}
      language={language}
      onLanguageChange={onLanguageChange}
      tools={<PaletteButton />}
      userName={user ? cutText(`${user.firstName} ${user.lastName}`.trim(), 80) : ''}
      userMenu={[
        ...(maySeeRequests
          ? [
              {
                id: 'change-requests',
                label: t('user.changeRequests'),
                badge: pendingRequests > 0 ? t('user.pendingRequests', { count: pendingRequests }) : undefined,
                icon: <FilePen size={16} aria-hidden />,
                onSelect: () => goTo(pathTo('changeRequests')),
              },
            ]
          : []),
        ...(user && hasSettings(user)
          ? [
              {
                id: 'settings',
                label: t('user.settings'),
                icon: <Settings size={16} aria-hidden />,
                onSelect: () => goTo(pathTo('settings')),
              },
            ]
          : []),
        {
          id: 'change-password',
          label: t('user.changePassword'),
          icon: <KeyRound size={16} aria-hidden />,
          onSelect: () => goTo(pathTo('changePassword')),
        },
        {
          id: 'shortcuts',
          label: t('user.shortcuts'),
          icon: <Keyboard size={16} aria-hidden />,
          onSelect: openShortcuts,
        },
        {
          id: 'log-out',
          label: t('user.logout'),
          icon: <LogOut size={16} aria-hidden />,
          onSelect: onSignOut,
        },
      ]}
      footer={t('footer', { year: today.slice(0, 4), operator: operator?.name ?? t('operator') })}
    >
      <ScrollRestoration getKey={placeOfUser} />
      <NavigationOverlay />
      {notice?.kind === 'refused' && (
        <Suspense fallback={null}>
          <RefusedNotice {...notice} />
        </Suspense>
      )}
      {isLanding && <PinsPlace />}
      <ChartCache>
        <ViewsContext value={viewParts}>
          <OwnPages />
        </ViewsContext>
      </ChartCache>
    </AppFrame>
  );
}

/** The overlay while the next page is fetched. A separate component: a navigation's start renders nothing else again. */
function NavigationOverlay() {
  return <PageOverlay active={useNavigation().state !== 'idle'} />;
}
