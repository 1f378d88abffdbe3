import { loadTexts } from '#design-system/language/i18n.ts';

/** Fetches the parts of the saved views with their texts. Rejects where they cannot be fetched. */
export async function loadViews(): Promise<typeof import('./loaded.ts')> {
  const [parts] = await Promise.all([import('./loaded.ts'), loadTexts(['views'])]);
  return parts;
}
