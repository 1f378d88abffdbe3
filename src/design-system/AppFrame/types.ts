import type { ReactNode } from 'react';
import type { Language } from '../language/i18n.ts';
import type { MenuItem } from '../MenuButton/types.ts';

/** An entry of the main navigation or of a page's own links. */
export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Active on exactly this path, not below it. */
  readonly end?: boolean;
  /** Other paths whose pages belong to this entry: `/parkovi` to `/ulaznice`. */
  readonly alsoActive?: readonly string[];
  /** Whether the link leaves the portal: a plain link in a new tab. */
  readonly external?: boolean;
}

export interface AppFrameProps {
  /** The main navigation, in its order; links out of the portal among it. */
  readonly items: readonly NavigationItem[];
  /** The target of the logo; default: `/`. */
  readonly homeTo?: string;
  /** The product's name, beside the logo. */
  readonly productName: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  /** Buttons before the language switch. */
  readonly tools?: ReactNode;
  /** Full name; empty while it is loading. */
  readonly userName: string;
  /** What the user menu holds; the theme choice is added by the frame. */
  readonly userMenu: readonly MenuItem[];
  /** The company notice. */
  readonly footer: ReactNode;
  /** The page; it adds its own links with `useSideLinks`. */
  readonly children: ReactNode;
}
