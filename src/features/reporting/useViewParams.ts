import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterPaint } from '#design-system/afterPaint.ts';

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
 * history; an empty value removes a parameter. The component that changes them renders and paints at once; the rest of
 * the page, for which nothing changes, renders after that with the URL.
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
      // The user has left the page: the URL belongs to another page.
      if (isLeft.current) return;
      await navigate({ search: `?${withChange(shown, values)}` }, { replace: true, preventScrollReset: true });
    });
  return [shown, change];
}
