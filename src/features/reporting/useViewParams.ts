import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const withChange = (params: URLSearchParams, change: Readonly<Record<string, string>>) => {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) next.set(key, value);
  return next;
};

/**
 * The URL's parameters for how something is looked at, and what changes some of them without a new entry in the
 * history. Who changes them is drawn anew at once; the rest of the page, for which nothing changes, a moment later
 * with the URL.
 */
export function useViewParams(): readonly [URLSearchParams, (change: Readonly<Record<string, string>>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(params, withChange);
  const change = (values: Readonly<Record<string, string>>) =>
    startTransition(async () => {
      show(values);
      await navigate({ search: `?${withChange(shown, values)}` }, { replace: true, preventScrollReset: true });
    });
  return [shown, change];
}
