import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { onPointPress, type PressedPoint } from './pointPress.ts';

/** Calls `follow` for each press on a point of the charts within the element of the returned ref, once they are drawn. */
export function usePointPress(isDrawn: boolean, follow: (point: PressedPoint) => void): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  const pressed = useEffectEvent(follow);
  useEffect(() => {
    if (!isDrawn || !frame.current) return;
    return onPointPress(frame.current, (point) => pressed(point));
  }, [isDrawn]);
  return frame;
}
