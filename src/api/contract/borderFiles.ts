import type { ZoneBorder } from './borders.ts';

/** Names and codes of zones in files: those of the server's GeoJSON, and what other programs call them. */

/** Names of attributes that hold a zone's code, the best first. */
export const codeFields = ['zone_code', 'sifra_zone', 'sif_zone', 'sifra', 'šifra', 'code', 'kod', 'oznaka', 'id'];
/** Names of attributes that hold a zone's name, the best first. */
export const nameFields = ['zone_name', 'naziv_zone', 'naziv', 'name', 'ime', 'zona', 'label', 'title', 'opis'];

/** Returns a border's attributes as texts, by the names that its GeoJSON has. */
export const borderAttributes = (border: ZoneBorder): readonly (readonly [name: string, value: string])[] => [
  ['zone_code', border.zoneCode],
  ['zone_name', border.zoneName],
  ['city_code', border.cityCode],
  ['fill', border.fill],
  ['fill-opacity', String(border.fillOpacity)],
];
