import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { lazyPart } from '../lazyPart.tsx';
import type { TooltipProps } from './types.ts';

const TooltipPanel = lazyPart(() => import('./TooltipPanel.tsx').then((module) => module.TooltipPanel));

/** A timer that a later start or a cancellation replaces. */
function createDelay() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    cancel,
    /** Calls `then` after a number of milliseconds, with a function that returns whether the timer is still current. */
    start(after: number, then: (isCurrent: () => boolean) => void) {
      cancel();
      const own = setTimeout(() => then(() => timer === own), after);
      timer = own;
    },
  };
}

/**
 * A short explanation on hover (after 300 ms) and on keyboard focus (at once); Escape hides it. The text is the
 * element's accessible description, whether it is shown or not. The panel's code is fetched with the first tooltip.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const ownId = useId();
  const [delay] = useState(createDelay);
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => delay.cancel, [delay]);
  if (!text) return children;

  const show = (after: number) => {
    const loading = TooltipPanel.load();
    delay.start(after, async (isCurrent) => {
      // Without its code there is no tooltip; the text is still read with the element. The pointer may have left while
      // the code was being fetched.
      if (!(await loading) || !isCurrent()) return;
      setLoaded(true);
      setOpen(true);
    });
  };
  const hide = () => {
    delay.cancel();
    setOpen(false);
  };

  const child = children as ReactElement<HTMLAttributes<HTMLElement>>;
  const props = child.props;
  const id = props.id ?? `${ownId}-trigger`;
  const trigger = cloneElement(child, {
    id,
    'aria-describedby': [props['aria-describedby'], `${ownId}-text`].filter(Boolean).join(' '),
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(300);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      props.onPointerLeave?.(event);
      hide();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(0);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      props.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {trigger}
      <VisuallyHidden id={`${ownId}-text`}>{text}</VisuallyHidden>
      {isLoaded && <TooltipPanel open={open} onClose={hide} triggerId={id} text={text} placement={placement} />}
    </>
  );
}
