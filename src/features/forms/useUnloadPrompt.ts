import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded while unsent input would be lost. */
export function useUnloadPrompt(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
