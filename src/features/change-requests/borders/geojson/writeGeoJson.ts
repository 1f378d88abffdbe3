import * as z from 'zod/mini';
import { borderText, type ZoneBorder } from '#api/contract/borders.ts';

/** Returns a border as the server's GeoJSON: an export can be imported again, with every digit. */
export const writeGeoJson = (border: ZoneBorder): string => z.encode(borderText, border);
