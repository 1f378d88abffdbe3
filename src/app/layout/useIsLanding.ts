import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '#api/contract/accounts.ts';
import { ownEntry } from '#api/ownStorage.ts';
import { pathTo } from '#features/routes/paths.ts';
import { landingPath, mayOpenHome } from '../routing/access.ts';

/** The page of the only outlet of a user, to which the landing page redirects; the tab keeps it for a reload. */
const onlyPage = ownEntry('landing-page', 'tab');

/**
 * Whether the page is the one on which the user lands: the dashboard, else the first page that is permitted, else that of
 * the only outlet to which this one redirects.
 */
export function useIsLanding(user: UserInfo | undefined): boolean {
  const { pathname, state } = useLocation();
  const landing = user && (mayOpenHome(user) ? pathTo('home') : landingPath(user));
  const isOnlyOutlet = landing !== undefined && Object(state).onlyOutletOf === landing;
  useEffect(() => {
    if (isOnlyOutlet) onlyPage.write(pathname);
  }, [isOnlyOutlet, pathname]);
  return pathname === landing || isOnlyOutlet || (user !== undefined && onlyPage.read() === pathname);
}
