import { type Formats, formatsOf } from './formatsOf.ts';
import { useLanguage } from './useLanguage.ts';

export type { Formats } from './formatsOf.ts';

/** Returns the formats of the interface's language. It is cheap enough for thousands of cells. */
export const useFormats = (): Formats => formatsOf(useLanguage());
