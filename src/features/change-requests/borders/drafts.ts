import * as z from 'zod/mini';
import { borderText, type ZoneBorder } from '#api/contract/borders.ts';
import type { Polygons } from './editor/edits.ts';
import { writeGeoJson } from './geojson/writeGeoJson.ts';

/** Work on a border that was left without saving. */
export interface Draft {
  readonly at: Date;
  readonly polygons: Polygons;
  /** As it is kept. */
  readonly text: string;
}

const keyOf = (zoneId: number) => `border-draft:${zoneId}`;
const stored = z.object({ at: z.string(), border: borderText });

/** What was left of a zone's border on this device; what cannot be read is dropped. */
export function readDraft(zoneId: number): Draft | undefined {
  try {
    const text = localStorage.getItem(keyOf(zoneId));
    if (text === null) return undefined;
    const { at, border } = z.decode(stored, JSON.parse(text));
    return { at: new Date(at), polygons: border.polygons, text };
  } catch {
    forgetDraft(zoneId);
    return undefined;
  }
}

/** Keeps work on this device. Without room for it (or in a private window) the browser's question is all there is. */
export function keepDraft(zoneId: number, border: ZoneBorder): void {
  try {
    localStorage.setItem(keyOf(zoneId), JSON.stringify({ at: new Date().toISOString(), border: writeGeoJson(border) }));
  } catch {
    // An older one must not be offered in its place.
    forgetDraft(zoneId);
  }
}

/** Keeps a draft again as it was: nobody has said yet what is to become of it. */
export function putBack(zoneId: number, { text }: Draft): void {
  try {
    localStorage.setItem(keyOf(zoneId), text);
  } catch {
    // It is still offered where it was read.
  }
}

export function forgetDraft(zoneId: number): void {
  try {
    localStorage.removeItem(keyOf(zoneId));
  } catch {
    // There is no storage, and so no draft.
  }
}
