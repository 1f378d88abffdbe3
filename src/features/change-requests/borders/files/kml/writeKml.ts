import { borderAttributes } from '#api/contract/borderFiles.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { colorValue } from '#design-system/theme/palette.ts';

/** The fill of a zone that has none of its own (behaviour 14.9). */
const defaultFill = colorValue('map.zone', 'light');

// XML 1.0 has no way to write the other control characters.
const isAllowed = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 || code === 9 || code === 10 || code === 13) && code !== 0xfffe && code !== 0xffff;
};
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  [...text]
    .filter(isAllowed)
    .map((letter) => entities[letter] ?? (/^[\ud800-\udfff]$/.test(letter) ? '\ufffd' : letter))
    .join('');

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Returns a colour of KML, `aabbggrr`, from `#RRGGBB` and an opacity from 0 to 1; a colour that is none is the default. */
export function kmlColor(fill: string, opacity: number): string {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(/^#[0-9a-f]{6}$/i.test(fill) ? fill : defaultFill) ?? [];
  return `${hex(Math.min(1, Math.max(0, opacity)) * 255)}${blue}${green}${red}`.toLowerCase();
}

const coordinatesOf = (ring: readonly Position[]) =>
  `<LinearRing><coordinates>${ring.map((position) => position.join(',')).join(' ')}</coordinates></LinearRing>`;

const polygonOf = ([outer = [], ...holes]: Polygon) =>
  [
    '<Polygon>',
    `<outerBoundaryIs>${coordinatesOf(outer)}</outerBoundaryIs>`,
    ...holes.map((hole) => `<innerBoundaryIs>${coordinatesOf(hole)}</innerBoundaryIs>`),
    '</Polygon>',
  ].join('');

const dataOf = (name: string, value: string) => `<Data name="${name}"><value>${escaped(value)}</value></Data>`;

/** Returns a border as KML: one placemark with the zone's look and the names of GeoJSON. Coordinates keep every digit. */
export function writeKml(border: ZoneBorder): string {
  const { zoneName, fill, fillOpacity, polygons } = border;
  const shapes = polygons.map(polygonOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    `<name>${escaped(zoneName)}</name>`,
    '<Style id="zone">',
    `<LineStyle><color>${kmlColor(fill, 1)}</color><width>2</width></LineStyle>`,
    `<PolyStyle><color>${kmlColor(fill, fillOpacity)}</color></PolyStyle>`,
    '</Style>',
    '<Placemark>',
    `<name>${escaped(zoneName)}</name>`,
    '<styleUrl>#zone</styleUrl>',
    '<ExtendedData>',
    ...borderAttributes(border).map(([name, value]) => dataOf(name, value)),
    '</ExtendedData>',
    ...(shapes.length === 1 ? shapes : ['<MultiGeometry>', ...shapes, '</MultiGeometry>']),
    '</Placemark>',
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}
