import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useLocation } from 'react-router-dom';

/**
 * Tells whether the drawn page is still the router's, and is not being left. What a component was drawn with may be a
 * moment old: a change of the address would then end the navigation under way, or be made to the next page's address.
 * Only the router itself knows.
 */
export function useStillHere(): () => boolean {
  const router = useContext(DataRouter)?.router;
  const { key } = useLocation();
  return useCallback(
    () => !router || (router.state.navigation.state === 'idle' && router.state.location.key === key),
    [router, key],
  );
}
