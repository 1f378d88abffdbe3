import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from '#design-system/language/i18n.ts';
import { PublicFrame } from '#design-system/PublicFrame/PublicFrame.tsx';

/** What every page outside the main layout takes. */
export interface PublicPageProps {
  /** Left out: stores the choice and reloads the page (behaviour 20.2). */
  readonly onLanguageChange?: (language: Language) => void;
}

interface FramedPageProps extends PublicPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Something is entered that a change of language would lose: it asks first. */
  readonly isUnsaved?: boolean;
  readonly children: ReactNode;
}

const storeAndReload = (language: Language) => {
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
  return (
    <PublicFrame
      productName={t('product')}
      title={title}
      text={text}
      language={currentLanguage()}
      onLanguageChange={(language) => {
        if (!isUnsaved || window.confirm(t('unsaved'))) onLanguageChange(language);
      }}
      footer={t('footer', { year: new Date().getFullYear() })}
    >
      {children}
    </PublicFrame>
  );
}
