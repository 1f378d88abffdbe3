import { applyTheme, storedTheme, themeOf } from '../design-system/theme/storedTheme.ts';
import type { Visit } from './visit.ts';

/**
 * Chooses the frame that index.html shows until the portal is rendered, in the user's theme: the bar and the outline of
 * a page, or the card of the login page.
 */
export function chooseFrame({ page }: Pick<Visit, 'page'>) {
  applyTheme(themeOf(storedTheme()));
  // A page that fills the window has nothing in common with another.
  if (!page?.bare) document.documentElement.dataset.frame = page ? 'portal' : 'public';
}
