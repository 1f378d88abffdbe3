import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { missingPart } from '../missingPart.ts';
import { toastQueue } from './toast.ts';

/** Mounts the region of toasts; its code is fetched with the first toast, which waits for it. */
export function ToastMount() {
  const waits = useSyncExternalStore(toastQueue.subscribe, toastQueue.waits, () => false);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (!waits || Region) return;
    // After a failed fetch the next toast retries.
    import('./ToastRegion.tsx').then((module) => setRegion(() => module.ToastRegion), missingPart.report);
  }, [waits, Region]);
  return Region ? <Region /> : null;
}
