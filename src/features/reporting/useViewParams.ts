import { startTransition, useOptimistic } from 'react';
import { useGoTo, useUrlParams } from '#features/urlParams.ts';

const withChange = (params: URLSearchParams, change: Readonly<Record<string, string>>) => {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) {
    if (value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
};

/**
 * The URL's parameters for a view, such as a sort, and a function that changes some of them without a new entry in the
 * history; an empty value removes a parameter. The component shows the change at once; the URL follows when its
 * navigation has ended. The navigation begins with the change, so that a link that is followed next comes after it.
 */
export function useViewParams(): readonly [URLSearchParams, (change: Readonly<Record<string, string>>) => void] {
  const [params] = useUrlParams();
  const goTo = useGoTo();
  const [shown, show] = useOptimistic(params, withChange);
  const change = (values: Readonly<Record<string, string>>) =>
    startTransition(async () => {
      show(values);
      await goTo({ search: `?${withChange(shown, values)}` }, { replace: true, preventScrollReset: true });
    });
  return [shown, change];
}
