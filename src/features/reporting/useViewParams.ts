import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterPaint } from '#design-system/afterPaint.ts';

const withChange = (params: URLSearchParams, change: Readonly<Record<string, string>>) => {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) next.set(key, value);
  return next;
};

/**
 * The URL's parameters for how something is looked at, and what changes some of them without a new entry in the
 * history. Who changes them is drawn anew and painted at once; the rest of the page, for which nothing changes, after
 * that with the URL.
 */
export function useViewParams(): readonly [URLSearchParams, (change: Readonly<Record<string, string>>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(params, withChange);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const change = (values: Readonly<Record<string, string>>) =>
    startTransition(async () => {
      show(values);
      await new Promise<void>((painted) => afterPaint(painted));
      // The page was left meanwhile: its address is another's now.
      if (isLeft.current) return;
      await navigate({ search: `?${withChange(shown, values)}` }, { replace: true, preventScrollReset: true });
    });
  return [shown, change];
}
