import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { Snap } from '../edit/snap.ts';
import type { MapPosition } from '../types.ts';
import { positionOf } from './latLng.ts';

/** Finds what a position snaps to; `isTouch`: a finger points at it. Undefined: to nothing. */
export type SnapFinder = (position: MapPosition, isTouch: boolean) => Snap | undefined;

/** Where the pointer is, or what it snaps to. */
export interface SnappedPointer {
  readonly position: MapPosition;
  readonly snap: Snap | undefined;
  /** It is the keyboard's place, the middle of the map. */
  readonly isCentre: boolean;
}

interface Snapping {
  /** Returns what a position snaps to now: nothing while Alt is held. */
  readonly snapRef: RefObject<(position: MapPosition) => Snap | undefined>;
  /** The pointer over the map, at most once a frame; undefined before it comes and after it left. */
  readonly pointer: SnappedPointer | undefined;
}

/** Keys that make the middle of the map the place of the next vertex. */
const moving = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', ' ']);

/** Follows the pointer over the map, with what it snaps to; with the keyboard, the middle of the map. */
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
    let isCentre = false;
    const apply = () => {
      frame = 0;
      const at = isCentre ? positionOf(map.getCenter()) : latest;
      if (!at) {
        setPointer(undefined);
        return;
      }
      const snap = findLatest(at);
      setPointer({ position: snap?.position ?? at, snap, isCentre });
    };
    const later = () => {
      frame ||= requestAnimationFrame(apply);
    };
    const follow = (event: PointerEvent) => {
      stateRef.current = { isTouch: event.pointerType === 'touch', isSuspended: event.altKey };
      latest = positionOf(map.mouseEventToLatLng(event));
      isCentre = false;
      later();
    };
    const leave = () => {
      latest = undefined;
      later();
    };
    const followKeys = (event: KeyboardEvent) => {
      if (event.target !== container || !moving.has(event.key)) return;
      isCentre = true;
      later();
    };
    const moved = () => {
      if (isCentre) later();
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
    container.addEventListener('keydown', followKeys, true);
    map.on('move', moved);
    document.addEventListener('keydown', suspend);
    document.addEventListener('keyup', suspend);
    return () => {
      cancelAnimationFrame(frame);
      container.removeEventListener('pointermove', follow);
      container.removeEventListener('pointerdown', follow, true);
      container.removeEventListener('pointerleave', leave);
      container.removeEventListener('keydown', followKeys, true);
      map.off('move', moved);
      document.removeEventListener('keydown', suspend);
      document.removeEventListener('keyup', suspend);
    };
  }, [map]);
  return { snapRef, pointer };
}
