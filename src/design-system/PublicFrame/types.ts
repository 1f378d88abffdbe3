import type { ReactNode } from 'react';
import type { Language } from '../language/i18n.ts';

export interface PublicFrameProps {
  /** The product's name, beside its logo. */
  readonly productName?: string;
  /** The card's h1; undefined where the page has its own. */
  readonly title?: string;
  /** One or two sentences under the title. */
  readonly text?: ReactNode;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
