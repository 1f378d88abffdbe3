import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';

/** The sentences about weekdays and holidays, with their texts: only pages that compare need them. */
export const PeriodNotes = lazyPart(async () => {
  const [{ PeriodNotes: Part }] = await Promise.all([import('./PeriodNotes.tsx'), loadTexts(['periods'])]);
  return Part;
});
