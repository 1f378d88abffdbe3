import * as z from 'zod/mini';
import { borderText, type ZoneBorder } from '#api/contract/borders.ts';
import type { Polygons } from './editor/edits.ts';
import { writeGeoJson } from './geojson/writeGeoJson.ts';

/** Unsaved work on a border. */
export interface Draft {
  readonly at: Date;
  readonly polygons: Polygons;
  /** The stored text. */
  readonly text: string;
}

const keyOf = (zoneId: number) => `border-draft:${zoneId}`;
const stored = z.object({ at: z.string(), border: borderText });

/** Returns the draft of a zone's border on this device; an unreadable one is removed. */
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

/** Stores a draft on this device. Without room for it (or in a private window) only the browser asks before leaving. */
export function keepDraft(zoneId: number, border: ZoneBorder): void {
  try {
    localStorage.setItem(keyOf(zoneId), JSON.stringify({ at: new Date().toISOString(), border: writeGeoJson(border) }));
  } catch {
    // An older draft is not offered in its place.
    forgetDraft(zoneId);
  }
}

/** Stores an offered draft again as it was, since the user has not decided on it yet. */
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
    // Without storage there is no draft.
  }
}
