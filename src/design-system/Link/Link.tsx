import { type FocusEvent, type PointerEvent, useContext, useRef } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';
import { cutProps } from '../LongText/cutText.ts';
import { PrefetchContext } from './prefetch.ts';

/** The delay in ms after which hover or focus counts as the intent to follow a link. */
const intentDelay = 60;

/**
 * The link within the portal. It prefetches its page when the user is about to follow it: on hover and focus after a
 * short delay, on press at once.
 */
export function Link({ onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, ...props }: LinkProps) {
  const prefetchAddress = useContext(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const prefetch = (link: HTMLAnchorElement) => {
    cancel();
    // A new window fetches its own code and data.
    if (!props.target) prefetchAddress(link.pathname + link.search);
  };
  const start = (link: HTMLAnchorElement) => {
    cancel();
    timer.current = setTimeout(() => prefetch(link), intentDelay);
  };
  return (
    <RouterLink
      {...props}
      {...(typeof props.children === 'string' && cutProps(props.children))}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        start(event.currentTarget);
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerLeave?.(event);
        cancel();
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event);
        prefetch(event.currentTarget);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        start(event.currentTarget);
      }}
      onBlur={(event: FocusEvent<HTMLAnchorElement>) => {
        onBlur?.(event);
        cancel();
      }}
    />
  );
}
