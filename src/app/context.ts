import type { Language } from '#design-system/language/i18n.ts';
import type { Configuration } from './configuration.ts';

/** What the layouts need of the page that they run in: the application, or a story. */
export interface PortalContext {
  readonly configuration: Configuration;
  /** Stores the language and reloads the page (spec 1, part 4); a story only switches it. */
  readonly changeLanguage: (language: Language) => void;
  /** Whether a page is being gone to; `onStep` tells when that may have changed, and answers what ends the telling. */
  readonly isNavigating: () => boolean;
  readonly onStep: (tell: () => void) => () => void;
  /** Opens a page of the portal. It is no hook: a layout that asked the router for it would be drawn at each of its steps. */
  readonly goTo: (path: string) => void;
  /** Leaves for the login page once the sign-out is through; everything known of the user is dropped. */
  readonly afterSignOut: () => void;
}
