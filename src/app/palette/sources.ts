import i18next from 'i18next';
import { paletteSource } from '#design-system/commandPalette.ts';
import { loadViews } from '#features/views/index.ts';

/* What the palette finds besides pages, outlets and zones: it is fetched with the palette, and not before. */

paletteSource({
  id: 'views',
  heading: () => i18next.t('views:title'),
  read: async (reader) => (await loadViews()).viewLinks(reader),
});

export { paletteSources } from '#design-system/commandPalette.ts';
