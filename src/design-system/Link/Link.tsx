import { type FocusEvent, type PointerEvent, useContext, useRef } from 'react';
import { type LinkProps, Link as RouterLink, useHref } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

/** How long (ms) a link is pointed at or has the focus until that counts as an intent to follow it. */
const intentDelay = 60;

/**
 * The link within the portal. It prefetches its page when the user is about to follow it: on hover and focus after a
 * short delay, on press at once.
 */
export function Link({ onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, ...props }: LinkProps) {
  const prefetchAddress = useContext(PrefetchContext);
  const address = useHref(props.to);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const prefetch = () => {
    cancel();
    // Another window fetches for itself.
    if (!props.target) prefetchAddress(address);
  };
  const start = () => {
    cancel();
    timer.current = setTimeout(prefetch, intentDelay);
  };
  return (
    <RouterLink
      {...props}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        start();
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerLeave?.(event);
        cancel();
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event);
        prefetch();
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        start();
      }}
      onBlur={(event: FocusEvent<HTMLAnchorElement>) => {
        onBlur?.(event);
        cancel();
      }}
    />
  );
}
