import { useQueryClient } from '@tanstack/react-query';
import FilePen from 'lucide-react/icons/file-pen';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { AppFrame } from '#design-system/AppFrame/AppFrame.tsx';
import { PageOverlay } from '#design-system/Loading/PageOverlay.tsx';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { hasSettings, signOut, usePermission, useUser } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import { menuRoutes } from './access.ts';
import { linkAddress } from './linkAddress.ts';
import type { PortalOptions } from './router.tsx';
import { type PortalRoute, routeAt } from './routes.ts';

/** The frame of the signed-in pages: menu by permission, user menu, language, footer (behaviour 2.3 and 2.4). */
export function MainLayout(options: PortalOptions) {
  const { pathname } = useLocation();
  return routeAt(pathname)?.bare ? <BareLayout /> : <FramedLayout {...options} />;
}

/** The layout of a page that fills the window. */
const BareLayout = () => (
  <main>
    <NavigationOverlay />
    <Outlet />
  </main>
);

function FramedLayout({ configuration, onLanguageChange }: PortalOptions) {
  const { t } = useTranslation('app');
  const user = useUser();
  const language = currentLanguage();
  const maySeeRequests = usePermission('ChangeRequestsView');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
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
  const logOut = async () => {
    await signOut().catch(() => toast.error(t('logoutFailed')));
    await navigate(pathTo('login'));
    queryClient.clear();
  };
  return (
    <AppFrame
      productName={t('title')}
      items={items}
      homeTo={linkAddress('home')}
      language={language}
      onLanguageChange={onLanguageChange}
      userName={user ? `${user.firstName} ${user.lastName}`.trim() : ''}
      userMenu={[
        ...(maySeeRequests
          ? [
              {
                id: 'change-requests',
                label: t('user.changeRequests'),
                icon: <FilePen size={16} aria-hidden />,
                onSelect: () => navigate(pathTo('changeRequests')),
              },
            ]
          : []),
        ...(user && hasSettings(user)
          ? [
              {
                id: 'settings',
                label: t('user.settings'),
                icon: <Settings size={16} aria-hidden />,
                onSelect: () => navigate(pathTo('settings')),
              },
            ]
          : []),
        {
          id: 'change-password',
          label: t('user.changePassword'),
          icon: <KeyRound size={16} aria-hidden />,
          onSelect: () => navigate(pathTo('changePassword')),
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
      <NavigationOverlay />
      <Outlet />
    </AppFrame>
  );
}

/** The overlay while the next page is fetched. A separate component: a navigation's start renders nothing else again. */
function NavigationOverlay() {
  return <PageOverlay active={useNavigation().state !== 'idle'} />;
}
