import * as z from 'zod/mini';
import { borderText, type ZoneBorder } from '#api/contract/borders.ts';

/** A border as GeoJSON, as the server has it too: what is exported can be imported, to the last digit. */
export const writeGeoJson = (border: ZoneBorder): string => z.encode(borderText, border);
