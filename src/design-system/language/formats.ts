import { type Formats, formatsOf } from './formatsOf.ts';
import { useLanguage } from './useLanguage.ts';

export type { Formats } from './formatsOf.ts';

/** The formats of the interface's language, for components. Cheap: thousands of cells may ask. */
export const useFormats = (): Formats => formatsOf(useLanguage());
