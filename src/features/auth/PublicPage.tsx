import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { now, serverClock } from '#api/serverClock.ts';
import { currentLanguage, type Language, storeLanguage } from '#design-system/language/i18n.ts';
import { OperatorContext } from '#design-system/operator.ts';
import { PublicFrame } from '#design-system/PublicFrame/PublicFrame.tsx';

/** The props of every page outside the main layout. */
export interface PublicPageProps {
  /** Default: stores the choice and reloads the page (behaviour 20.2). */
  readonly onLanguageChange?: (language: Language) => void;
}

interface FramedPageProps extends PublicPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Input would be lost by a change of the language, which asks first. */
  readonly isUnsaved?: boolean;
  readonly children: ReactNode;
}

/** The login page does without the calendar, which the business day needs. */
const currentYear = () => now().getFullYear();

/** Stores the chosen language and reloads the page (behaviour 20.2). */
export const storeAndReload = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

/** A page outside the main layout, in the frame of the public pages. */
export function PublicPage({
  title,
  text,
  isUnsaved = false,
  onLanguageChange = storeAndReload,
  children,
}: FramedPageProps) {
  const { t } = useTranslation('auth');
  const operator = useContext(OperatorContext);
  const year = useSyncExternalStore(serverClock.subscribe, currentYear);
  return (
    <PublicFrame
      productName={t('product')}
      title={title}
      text={text}
      language={currentLanguage()}
      onLanguageChange={(language) => {
        if (!isUnsaved || window.confirm(t('unsaved'))) onLanguageChange(language);
      }}
      footer={t('footer', { year, operator: operator?.name ?? t('operator') })}
    >
      {children}
    </PublicFrame>
  );
}
