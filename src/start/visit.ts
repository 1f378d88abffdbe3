import { sessionUser, storedToken } from '../api/session.ts';
import type { Language } from '../design-system/language/languages.ts';
import { storedLanguage } from '../design-system/language/storedLanguage.ts';
import type { StartFiles, StartPages } from './startFiles.ts';

/** What is known of a visit before the portal's code has come. */
export interface Visit {
  readonly language: Language;
  /** The page of a signed-in user that is opened; undefined for others: the login page, or one outside the main layout. */
  readonly page: StartPages | undefined;
}

/**
 * Reads from the browser what is known of the visit. With cookies only the server knows whether a user is signed in: the name that the
 * session was begun with counts.
 *
 * @param path - below the portal's path, with a slash at its beginning.
 */
export function visitOf({ publicPaths, pages }: Pick<StartFiles, 'publicPaths' | 'pages'>, path: string): Visit {
  const isInLayout = !new RegExp(publicPaths).test(path) && (storedToken() !== null || sessionUser() !== null);
  return {
    language: storedLanguage(),
    page: isInLayout ? pages.find(({ pattern }) => new RegExp(pattern).test(path)) : undefined,
  };
}
