import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigateContext } from '#features/url-state/index.ts';

/**
 * Gives the pages inside the router's function to navigate. What calls `useNavigate`, `useSearchParams` or `useParams` is
 * rendered when a navigation begins, and again when it ends: the page that is left would be rendered once more for
 * nothing, a third of all rendering on the way to the next page (docs/speed.md).
 */
export function NavigateProvider({ children }: { readonly children: ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>;
}
