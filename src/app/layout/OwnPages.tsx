import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePageVersion } from '#features/views/index.ts';
import { isOthersEntry, ownEntryOf } from './ownHistory.ts';

/**
 * The pages of the main layout. An entry of the tab's history that another user has opened, to which Back leads, opens
 * without its search parameters: the filters of one user never open for the next (behaviour 1.29).
 */
export function OwnPages(): ReactNode {
  const { key, pathname, search } = useLocation();
  const version = usePageVersion();
  const isOthers = search !== '' && isOthersEntry(key);
  useEffect(() => {
    if (!isOthers) ownEntryOf(key);
  }, [isOthers, key]);
  return isOthers ? <Navigate to={pathname} replace /> : <Outlet key={version} />;
}
