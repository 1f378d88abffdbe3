import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { missingPart } from '../missingPart.ts';
import { toastQueue } from './toast.ts';

const ToastRegion = lazyPart(() => import('./ToastRegion.tsx').then((module) => module.ToastRegion));

/** Mounts the region of toasts; its code is fetched with the first toast, which waits for it. */
export function ToastMount() {
  const waits = useSyncExternalStore(toastQueue.subscribe, toastQueue.waits, () => false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!waits || isLoaded) return;
    // After a failed fetch the next toast retries.
    void ToastRegion.load().then((isThere) => (isThere ? setLoaded(true) : missingPart.report()));
  }, [waits, isLoaded]);
  return isLoaded ? <ToastRegion /> : null;
}
