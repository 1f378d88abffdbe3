import type { ReactNode } from 'react';
import type { Language } from '../language/i18n.ts';

export interface PublicFrameProps {
  /** The product's name, beside its mark. */
  readonly productName?: string;
  /** The card's h1; left out where the page brings its own. */
  readonly title?: string;
  /** One or two sentences under the title. */
  readonly text?: ReactNode;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
