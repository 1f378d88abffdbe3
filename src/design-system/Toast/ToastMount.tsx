import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

/** The place of toasts; their code is fetched with the first one, which waits for it. */
export function ToastMount() {
  const waits = useSyncExternalStore(toastQueue.subscribe, toastQueue.waits, () => false);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (!waits || Region) return;
    // A failed fetch is tried again with the next toast; a message about a message would help nobody.
    import('./ToastRegion.tsx').then(
      (module) => setRegion(() => module.ToastRegion),
      () => {},
    );
  }, [waits, Region]);
  return Region ? <Region /> : null;
}
