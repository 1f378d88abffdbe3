import FilePen from 'lucide-react/icons/file-pen';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { AppFrame } from '#design-system/AppFrame/AppFrame.tsx';
import { PageOverlay } from '#design-system/Loading/PageOverlay.tsx';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { hasSettings, signOut, usePermission, useUser } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import type { PortalContext } from './context.ts';
import { menuRoutes } from './guards.ts';
import { preloadPage } from './preloadPage.ts';
import { type PortalRoute, routeAt } from './routes.ts';
import { usePressedLinks } from './usePressedLinks.ts';
import './texts.ts';

interface LayoutProps {
  readonly context: PortalContext;
}

interface MainLayoutProps extends LayoutProps {
  /** Called with the path that a pressed link leads to. */
  readonly startCalls: (path: string) => void;
}

/** The frame of the signed-in pages: menu by permission, user menu, language, footer (spec 1, part 2). */
export function MainLayout({ context, startCalls }: MainLayoutProps) {
  const { pathname } = useLocation();
  usePressedLinks(startCalls);
  return routeAt(pathname)?.bare ? <BareLayout context={context} /> : <FramedLayout context={context} />;
}

/** A page that fills the window. */
const BareLayout = ({ context }: LayoutProps) => (
  <main>
    <Navigating context={context} />
    <Outlet />
  </main>
);

const FramedLayout = memo(function FramedLayout({ context }: LayoutProps) {
  const { t } = useTranslation('app');
  const user = useUser();
  const language = currentLanguage();
  const maySeeRequests = usePermission('ChangeRequestsView');
  const { menuLinks } = context.configuration;
  const items = useMemo(() => {
    const itemOf = ({ name, alsoActive }: PortalRoute) => ({
      ...(alsoActive ? { alsoActive } : {}),
      to: pathTo(name as 'parking'),
      label: t(`menu.${name}` as 'menu.parking'),
    });
    if (!user) return [];
    return [
      ...menuRoutes(user, true).map(itemOf),
      ...menuLinks.map(({ label, url }) => ({ to: url, label: label[language], external: true })),
      ...menuRoutes(user, 'last').map(itemOf),
    ];
  }, [user, t, menuLinks, language]);
  const logOut = async () => {
    await signOut().catch(() => toast.error(t('logoutFailed')));
    context.afterSignOut();
  };
  return (
    <AppFrame
      productName={t('title')}
      items={items}
      onIntent={preloadPage}
      language={language}
      onLanguageChange={context.changeLanguage}
      userName={user ? `${user.firstName} ${user.lastName}`.trim() : ''}
      userMenu={[
        ...(maySeeRequests
          ? [
              {
                id: 'change-requests',
                label: t('user.changeRequests'),
                icon: <FilePen size={16} aria-hidden />,
                onSelect: () => context.goTo(pathTo('changeRequests')),
              },
            ]
          : []),
        ...(user && hasSettings(user)
          ? [
              {
                id: 'settings',
                label: t('user.settings'),
                icon: <Settings size={16} aria-hidden />,
                onSelect: () => context.goTo(pathTo('settings')),
              },
            ]
          : []),
        {
          id: 'change-password',
          label: t('user.changePassword'),
          icon: <KeyRound size={16} aria-hidden />,
          onSelect: () => context.goTo(pathTo('changePassword')),
        },
        {
          id: 'log-out',
          label: t('user.logout'),
          icon: <LogOut size={16} aria-hidden />,
          onSelect: () => void logOut(),
        },
      ]}
      footer={t('footer', { year: new Date().getFullYear() })}
    >
      <ScrollRestoration />
      <Navigating context={context} />
      <Outlet />
    </AppFrame>
  );
});

/** A component of its own: that a page is gone to draws no more than this anew. */
function Navigating({ context: { onStep, isNavigating } }: LayoutProps) {
  return <PageOverlay active={useSyncExternalStore(onStep, isNavigating)} />;
}
