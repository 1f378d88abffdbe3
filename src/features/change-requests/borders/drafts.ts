import * as z from 'zod/mini';
import { type BorderBody, borderFields, borderText, type ZoneBorder } from '#api/contract/borders.ts';
import { pickItem } from '#api/contract/itemFields.ts';
import { forgetDraft as forget, keepDraft as keep, readDraft as read } from '#features/forms/index.ts';
import { writeGeoJson } from './geojson/writeGeoJson.ts';

/** Unsaved work on a border. */
export interface Draft extends BorderBody {
  readonly at: Date;
  /** The stored text. */
  readonly text: string;
}

const nameOf = (zoneId: number) => `border:${zoneId}`;

/** Returns the signed-in user's draft of a zone's border on this device; an unreadable one is removed. */
export function readDraft(zoneId: number): Draft | undefined {
  const draft = read(nameOf(zoneId), 'device');
  if (!draft) return undefined;
  const border = z.safeDecode(borderText, draft.values as string);
  if (border.success) return { at: draft.at, ...pickItem(borderFields, border.data), text: draft.values as string };
  forgetDraft(zoneId);
  return undefined;
}

/** Stores a draft of the user on this device. */
export const keepDraft = (zoneId: number, border: ZoneBorder, user: string | null): void =>
  keep(nameOf(zoneId), { user, values: writeGeoJson(border) }, 'device');

/** Stores an offered draft again as it was, since the user has not decided on it yet. */
export const putBack = (zoneId: number, { at, text }: Draft, user: string | null): void =>
  keep(nameOf(zoneId), { user, at, values: text }, 'device');

export const forgetDraft = (zoneId: number): void => forget(nameOf(zoneId), 'device');
