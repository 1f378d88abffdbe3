/*
 * The modules that add a source to the palette by `paletteSource`, one import a line: they are fetched with the palette, and
 * not before.
 */

export { paletteSources } from '#design-system/commandPalette.ts';
