import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from '#design-system/language/i18n.ts';
import { PublicFrame } from '#design-system/PublicFrame/PublicFrame.tsx';
import './texts.ts';

/** What every page outside the main layout takes. */
export interface PublicPageProps {
  /** Left out: stores the choice and reloads the page (spec 1, part 4). */
  readonly onLanguageChange?: (language: Language) => void;
}

const storeAndReload = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

/** A page outside the main layout, in the frame of the public pages. A change of language asks if something is typed. */
export function PublicPage({
  title,
  text,
  onLanguageChange = storeAndReload,
  children,
}: PublicPageProps & { readonly title: string; readonly text?: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <PublicFrame
      productName={t('product')}
      title={title}
      text={text}
      language={currentLanguage()}
      onLanguageChange={(language) => {
        const isUnsaved = document.querySelector('form[data-unsaved]') !== null;
        if (!isUnsaved || window.confirm(t('unsaved'))) onLanguageChange(language);
      }}
      footer={t('footer', { year: new Date().getFullYear() })}
    >
      {children}
    </PublicFrame>
  );
}
