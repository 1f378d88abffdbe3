import { useEffect } from 'react';

/** Has the browser ask before the page is left, closed or loaded anew, while something typed is not sent. */
export function useUnsavedGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
