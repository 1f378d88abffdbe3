import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18next } from '../language/i18n.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { overrideThemeChoice } from '../theme/colorTheme.ts';
import type { ThemeChoice } from '../theme/storedTheme.ts';
import '../theme/fonts.css';
// Imported here and not by its component, so that a page need not wait for another file.
import '../Difference/Difference.css';
import { ToastMount } from '../Toast/ToastMount.tsx';
import { system } from '../theme/system.ts';

export type DesignSystemProviderProps = {
  /** Shows this theme instead of the user's choice, for stories and tests. */
  theme?: ThemeChoice | undefined;
  /** False where another root of the same page shows the toasts. */
  hasToasts?: boolean;
  children: ReactNode;
};

/** The context of every component of the design system: tokens, theme, the page's language, the region of toasts. */
export function DesignSystemProvider({ theme, hasToasts = true, children }: DesignSystemProviderProps) {
  const language = useLanguage();
  useLayoutEffect(() => {
    overrideThemeChoice(theme);
    return () => overrideThemeChoice(undefined);
  }, [theme]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nextProvider i18n={i18next}>
      <ChakraProvider value={system}>
        {children}
        {hasToasts && <ToastMount />}
      </ChakraProvider>
    </I18nextProvider>
  );
}
