import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { Snap } from '../edit/snap.ts';
import type { MapPosition } from '../types.ts';

/** Finds what a position snaps to; `isTouch`: a finger points at it. Undefined: to nothing. */
export type SnapFinder = (position: MapPosition, isTouch: boolean) => Snap | undefined;

/** Where the pointer is, or what it snaps to. */
export interface SnappedPointer {
  readonly position: MapPosition;
  readonly snap: Snap | undefined;
}

interface Snapping {
  /** Returns what a position snaps to now: nothing while Alt is held. */
  readonly snapRef: RefObject<(position: MapPosition) => Snap | undefined>;
  /** The pointer over the map, at most once a frame; undefined before it comes and after it left. */
  readonly pointer: SnappedPointer | undefined;
}

/** Follows the pointer over the map, with what it snaps to. */
export function useSnapping(findSnap: SnapFinder): Snapping {
  const map = useMap();
  const stateRef = useRef({ isTouch: false, isSuspended: false });
  const [pointer, setPointer] = useState<SnappedPointer>();
  const find = (position: MapPosition) => {
    const { isSuspended, isTouch } = stateRef.current;
    return isSuspended ? undefined : findSnap(position, isTouch);
  };
  const findLatest = useEffectEvent(find);
  const snapRef = useRef<(position: MapPosition) => Snap | undefined>(() => undefined);

  useEffect(() => {
    snapRef.current = (position) => findLatest(position);
    const container = map.getContainer();
    let frame = 0;
    let latest: MapPosition | undefined;
    const apply = () => {
      frame = 0;
      if (!latest) {
        setPointer(undefined);
        return;
      }
      const snap = findLatest(latest);
      setPointer({ position: snap?.position ?? latest, snap });
    };
    const later = () => {
      frame ||= requestAnimationFrame(apply);
    };
    const follow = (event: PointerEvent) => {
      stateRef.current = { isTouch: event.pointerType === 'touch', isSuspended: event.altKey };
      const { lng, lat } = map.mouseEventToLatLng(event);
      latest = [lng, lat];
      later();
    };
    const leave = () => {
      latest = undefined;
      later();
    };
    const suspend = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Alt alone would open the browser's menu.
      event.preventDefault();
      stateRef.current = { ...stateRef.current, isSuspended: event.type === 'keydown' };
      later();
    };
    // The map's own event comes from the canvas only now and then.
    container.addEventListener('pointermove', follow);
    container.addEventListener('pointerdown', follow, true);
    container.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', suspend);
    document.addEventListener('keyup', suspend);
    return () => {
      cancelAnimationFrame(frame);
      container.removeEventListener('pointermove', follow);
      container.removeEventListener('pointerdown', follow, true);
      container.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', suspend);
      document.removeEventListener('keyup', suspend);
    };
  }, [map]);
  return { snapRef, pointer };
}
