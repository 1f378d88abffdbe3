import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const isReload = () => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && (visit as PerformanceNavigationTiming).type !== 'navigate';
};

/**
 * Whether all of a page is drawn: at first only what is seen of it, the rest once that is painted. Whoever goes back, or
 * loads the page anew, may stand further down, and has all of it at once.
 */
export function useWholePage(): boolean {
  const isFirst = useLocation().key === 'default';
  const returns = useNavigationType() === 'POP' && (!isFirst || isReload());
  return useDeferredValue(true, returns);
}
