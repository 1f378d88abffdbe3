import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from './inTurn.ts';

/** How near to the window a chart is drawn, px: it is there before it is scrolled to. */
const margin = 300;

/** What is known of a chart's place: `unknown` until the browser has said whether it is `far` or `near`; then it is `drawn`. */
type Place = 'unknown' | 'far' | 'near' | 'drawn';

/**
 * When a chart is drawn: after the figures around it are painted, once it is near the window, one after another; at once
 * where the page is printed.
 */
export function useDrawn(): { readonly ref: RefCallback<HTMLElement>; readonly place: Place } {
  const [place, setPlace] = useState<Place>('unknown');
  const ref = useCallback((element: HTMLElement) => {
    let takeBack = () => {};
    const draw = () => {
      end();
      setPlace('drawn');
    };
    const print = () => flushSync(draw);
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        setPlace(isNear ? 'near' : 'far');
        if (!isNear) return;
        observer.disconnect();
        takeBack = inTurn(draw);
      },
      { rootMargin: `${margin}px` },
    );
    const end = () => {
      observer.disconnect();
      takeBack();
      window.removeEventListener('beforeprint', print);
    };
    observer.observe(element);
    window.addEventListener('beforeprint', print);
    return end;
  }, []);
  return { ref, place };
}
