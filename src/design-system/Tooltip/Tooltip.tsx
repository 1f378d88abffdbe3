import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import {
  type ComponentType,
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useOpen } from '../useOpen.ts';
import type { TooltipPanelProps } from './TooltipPanel.tsx';
import type { TooltipProps } from './types.ts';

let loaded: ComponentType<TooltipPanelProps> | undefined;
const load = () =>
  import('./TooltipPanel.tsx').then(({ TooltipPanel }) => {
    loaded = TooltipPanel;
  });

/**
 * A short explanation on hover (after 300 ms) and on keyboard focus (at once); Escape hides it. Those who hear the page
 * get the text with the element, whether it is shown or not. The panel's code is fetched with the first one.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const ownId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useOpen();
  const [Panel, setPanel] = useState(() => loaded);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  if (!text) return children;

  const show = (after: number) => {
    const ready = loaded ? Promise.resolve() : load();
    clearTimeout(timer.current);
    // Without its code there is no tooltip; the text is still read with the element.
    const wait = setTimeout(() => {
      ready.then(
        () => {
          // The pointer may have left while the code was on its way.
          if (timer.current !== wait) return;
          setPanel(() => loaded);
          setOpen(true);
        },
        () => {},
      );
    }, after);
    timer.current = wait;
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
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
      {Panel && <Panel open={open} onClose={hide} triggerId={id} text={text} placement={placement} />}
    </>
  );
}
