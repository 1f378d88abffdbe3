import { createContext, useContext, useMemo } from 'react';
import { type NavigateFunction, type NavigateOptions, useLocation } from 'react-router-dom';

/** The router's function to navigate, from `NavigateProvider` of the main layout. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** The router's function to navigate; as `useNavigate`, but rendered again only with the page. */
export function useGoTo(): NavigateFunction {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('The page is not within the main layout.');
  return navigate;
}

/** All parameters as they shall be, or made of those that are there. */
type UrlParamsChange =
  | URLSearchParams
  | Readonly<Record<string, string>>
  | ((params: URLSearchParams) => URLSearchParams);

type SetUrlParams = (change: UrlParamsChange, options?: NavigateOptions) => void;

/** The parameters of the address, and a function that changes them; as `useSearchParams`, but rendered only when they change. */
export function useUrlParams(): readonly [params: URLSearchParams, setParams: SetUrlParams] {
  const { search } = useLocation();
  const goTo = useGoTo();
  return useMemo(() => {
    const setParams: SetUrlParams = (change, options) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : new URLSearchParams(change);
      void goTo({ search: `?${next}` }, options);
    };
    return [new URLSearchParams(search), setParams] as const;
  }, [search, goTo]);
}
