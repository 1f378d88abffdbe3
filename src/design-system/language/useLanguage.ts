import { useSyncExternalStore } from 'react';
import { currentLanguage, i18next, type Language } from './i18n.ts';

const subscribe = (listener: () => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};

/** The language that the interface is shown in. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
