import type { Language } from '../design-system/language/languages.ts';

/** Indexes of {@link StartFiles.files}. */
type Files = readonly number[];

/** The pages that need the same files, by the pattern of their paths below the portal's; an empty one is that of every other. */
export interface StartPages {
  readonly pattern: string;
  readonly files: Files;
  /** Whether the pages have charts. */
  readonly charts?: true;
  /** Whether the pages fill the window, without the bar at the top. */
  readonly bare?: true;
}

/** The build's files that the start script fetches early. Addresses are relative to the portal's path. */
export interface StartFiles {
  readonly files: readonly string[];
  /** The texts that each page needs. */
  readonly publicTexts: Readonly<Record<Language, Files>>;
  /** The texts of the pages of signed-in users. */
  readonly layoutTexts: Readonly<Record<Language, Files>>;
  /** What draws charts. */
  readonly charts: Files;
  /** The portal's typeface. */
  readonly fonts: Files;
  /** The pattern of the paths outside the main layout. */
  readonly publicPaths: string;
  /** The pages of signed-in users. The first that fits counts. */
  readonly pages: readonly StartPages[];
}
