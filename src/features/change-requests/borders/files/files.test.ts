import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { admit } from '../geojson/readGeoJson.ts';
import { areaOf } from '../geometry/measure.ts';
import { squareAround } from '../geometry/square.ts';
import { decodeText } from './decodeText.ts';
import { importSource } from './importSource.ts';
import { kmlColor, writeKml } from './kml/writeKml.ts';
import { fromSystem, readProjection } from './projection.ts';
import { isBinary, readSource } from './readSource.ts';
import { encodingOf } from './shapefile/readDbf.ts';
import { polygonsOf } from './shapefile/rings.ts';
import { fieldNames, writeShapefile } from './shapefile/writeShapefile.ts';
import type { LayerContent, Source } from './types.ts';
import { listZip, unzip } from './unzip.ts';

const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
/** Takes a file's bytes as the panel does. */
const sourceOf = (bytes: Uint8Array): Source =>
  isBinary(bytes) ? { kind: 'bytes', bytes } : { kind: 'text', text: decodeText(bytes) };
const text = (content: string): Source => ({ kind: 'text', text: content });
const ascii = (content: string) => new TextEncoder().encode(content);

async function layersOf(source: Source) {
  const read = await readSource(source);
  if ('problem' in read) throw new Error(`The file is refused: ${JSON.stringify(read.problem)}`);
  return read.layers;
}
async function layerOf(source: Source): Promise<LayerContent> {
  const [layer] = await layersOf(source);
  if (!layer || 'problem' in layer) throw new Error('The layer is refused.');
  return layer;
}
async function problemOf(source: Source) {
  const read = await importSource(source);
  return 'problem' in read ? read.problem : undefined;
}
const areasOf = ({ features }: LayerContent) =>
  features.flatMap(({ polygons }) => polygons.map((one) => areaOf([one])));
const labels = ({ features }: LayerContent) => features.map(({ name, code }) => [name, code]);

const square = 206_835.2;

describe('KML', () => {
  test.each(['no-altitude', 'prefix-kml', 'iso-8859-2', 'windows-1250'])('%s: one polygon', async (name) => {
    const taken = await importSource(sourceOf(bytesOf(`${name}.kml`)));
    if (!('polygons' in taken)) throw new Error('The file is not taken.');
    expect(taken).toMatchObject({ leftOut: 0, empty: 0 });
    expect(taken.polygons).toHaveLength(1);
    expect(areaOf(taken.polygons)).toBeCloseTo(square, 1);
  });

  test.each(['iso-8859-2', 'windows-1250'])('%s is decoded as it declares', async (name) => {
    const layer = await layerOf(sourceOf(bytesOf(`${name}.kml`)));
    expect(layer.features[0]?.name).toMatch(/^Đačka ćuprija.*[Žž]uta zona$/);
  });

  test('two holes', async () => {
    const layer = await layerOf(sourceOf(bytesOf('two-holes.kml')));
    expect(areasOf(layer)).toEqual([expect.closeTo(172_362.7, 1)]);
  });

  test('two to choose from, whose markup is text', async () => {
    const source = sourceOf(bytesOf('cdata-and-entities.kml'));
    expect(labels(await layerOf(source))).toEqual([
      ['Zona <b>0110</b> & "Korzo"', ''],
      ['Zona &lt;2&gt; Šibenik', ''],
    ]);
    expect(await importSource(source)).toHaveProperty('choice');
  });

  test('a point beside polygons is left out, and counted', async () => {
    const taken = await importSource(sourceOf(bytesOf('multigeometry-with-point.kml')));
    expect(taken).toMatchObject({ leftOut: 1, polygons: [{}, {}] });
  });

  test('forty features with their codes', async () => {
    const layer = await layerOf(sourceOf(bytesOf('forty-features.kml')));
    expect(layer.features).toHaveLength(40);
    expect(labels(layer)[39]).toEqual(['Zona 39', '0039']);
  });

  test('the true reason', async () => {
    expect(await problemOf(sourceOf(bytesOf('network-link-only.kml')))).toEqual({
      kind: 'networkLink',
      link: 'https://primjer.hr/zone.kml',
    });
    expect(await problemOf(sourceOf(bytesOf('points-and-lines.kml')))).toEqual({
      kind: 'noPolygon',
      found: ['Point', 'LineString'],
    });
    const started = performance.now();
    expect(await problemOf(sourceOf(bytesOf('entity-bomb.kml')))).toEqual({ kind: 'entities' });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  const kml = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
    text(`${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`);
  const placemark = (coordinates: string, more = '') =>
    `<Placemark>${more}<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  const corners = '15.970,45.810 15.976,45.810 15.976,45.814 15.970,45.814 15.970,45.810';

  test.each([
    ['altitudes of zero', corners.replaceAll(/(\d) /g, '$1,0 ').concat(',0'), ''],
    ['line breaks and tabs', corners.replaceAll(' ', '\n\t\t'), ''],
    ['spaces after commas', corners.replaceAll(',', ', '), ''],
    ['time-stamps', corners, '<TimeStamp><when>2026-11-29T10:00:00Z</when></TimeStamp>'],
    ['a time span', corners, '<TimeSpan><begin>2026</begin><end>2027</end></TimeSpan>'],
    ['a prefix that nobody declares', corners, '<gx:balloonVisibility>1</gx:balloonVisibility>'],
    ['an entity of HTML', corners, '<description>a&nbsp;b</description>'],
    ['a name in a style', corners, '<Style><BalloonStyle><text>x</text></BalloonStyle></Style>'],
  ])('%s', async (_, coordinates, more) => {
    const layer = await layerOf(kml(placemark(coordinates, more)));
    expect(areasOf(layer)).toEqual([expect.closeTo(square, 1)]);
    expect(layer.features[0]?.polygons[0]?.[0]?.[0]).toEqual([15.97, 45.81]);
  });

  test('altitudes that are not zero stay', async () => {
    const layer = await layerOf(kml(placemark(corners.replaceAll(/(\d) /g, '$1,122.5 ').concat(',122.5'))));
    expect(layer.features[0]?.polygons[0]?.[0]?.[0]).toEqual([15.97, 45.81, 122.5]);
  });

  test('the name of the placemark, not of its folder, and a code among its data', async () => {
    const data =
      '<name>Korzo</name><ExtendedData><SchemaData><SimpleData name="sifra">0110</SimpleData></SchemaData></ExtendedData>';
    const layer = await layerOf(kml(`<Folder><name>Zone</name>${placemark(corners, data)}</Folder>`));
    expect(labels(layer)).toEqual([['Korzo', '0110']]);
  });

  test('a track with times is no polygon', async () => {
    const track =
      '<Placemark><gx:Track><when>2026-01-01T00:00:00Z</when><gx:coord>15.9 45.8 0</gx:coord></gx:Track></Placemark>';
    expect(await problemOf(kml(track))).toEqual({ kind: 'noPolygon', found: ['LineString'] });
  });

  test('what is no KML, is cut off or has no numbers', async () => {
    expect(await problemOf(text('<gpx version="1.1"></gpx>'))).toEqual({ kind: 'otherFormat', format: 'gpx' });
    expect(await problemOf(text('<gml:x xmlns:gml="http://www.opengis.net/gml"><kml></kml></gml:x>'))).toMatchObject({
      kind: 'otherFormat',
    });
    expect(await problemOf(text(`<kml>\n<Document>\n${placemark(corners)}`))).toEqual({ kind: 'brokenXml', line: 3 });
    expect(await problemOf(kml(placemark('15.97;45.81 15.98;45.81 15.98;45.82')))).toEqual({ kind: 'notNumbers' });
    expect(await problemOf(kml(placemark('')))).toEqual({ kind: 'noPolygon', found: [] });
  });

  test('a million spaces are read at once', async () => {
    const started = performance.now();
    expect(await problemOf(kml(placemark(' '.repeat(1_000_000))))).toMatchObject({ kind: 'noPolygon' });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('no text whatever makes it throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (inside) => {
        expect(await importSource(text(`<kml>${inside}`))).toBeDefined();
      }),
    );
  });
});

describe('a zipped shapefile', () => {
  test.each([
    ['wgs84', 1],
    ['upper-case-in-folder-mac', 1],
    ['epsg3765', -0],
  ])('%s', async (name, digits) => {
    const taken = await importSource(sourceOf(bytesOf(`${name}.zip`)));
    if (!('polygons' in taken)) throw new Error('The file is not taken.');
    expect(Math.abs(areaOf(taken.polygons) - square)).toBeLessThan(digits === 1 ? 0.05 : 1);
    expect(taken.notes).toBeUndefined();
  });

  test.each(['cp1250-with-cpg', 'utf8-no-hint'])('%s: its letters', async (name) => {
    expect(labels(await layerOf(sourceOf(bytesOf(`${name}.zip`))))).toEqual([['Đačka ćuprija – Žuta zona', '0110']]);
  });

  test('metres without a projection are offered as EPSG:3765, and not taken alone', async () => {
    const source = sourceOf(bytesOf('no-prj-metres.zip'));
    const layer = await layerOf(source);
    expect(layer.offered).toBe(3765);
    expect(areasOf(layer)[0]).toBeCloseTo(square, -1);
    expect(await importSource(source)).toHaveProperty('choice');
  });

  test('a hole before its ring, and a second polygon', async () => {
    const layer = await layerOf(sourceOf(bytesOf('rings-hole-first.zip')));
    expect(areasOf(layer).toSorted((a, b) => b - a)).toEqual([
      expect.closeTo(172_362.7, 1),
      expect.closeTo(103_417.6, 1),
    ]);
  });

  test('the true reason', async () => {
    expect(await problemOf(sourceOf(bytesOf('encrypted-password-1234.zip')))).toMatchObject({ kind: 'encryptedZip' });
    expect(await problemOf(sourceOf(bytesOf('points-only.zip')))).toEqual({ kind: 'noPolygon', found: ['Point'] });
  });

  test('a bomb whose header lies: below 1 s and 100 MB', async () => {
    const source = sourceOf(bytesOf('bomb-lying-header.zip'));
    const [started, before] = [performance.now(), process.memoryUsage()];
    expect(await problemOf(source)).toEqual({ kind: 'lyingZip', name: 'zone.shp' });
    const after = process.memoryUsage();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(after.rss - before.rss).toBeLessThan(100_000_000);
  });

  test('two layers are asked about', async () => {
    const source = sourceOf(bytesOf('two-layers.zip'));
    const read = await importSource(source);
    if (!('choice' in read)) throw new Error('Nothing is asked.');
    expect(read.choice.map(({ name }) => name)).toEqual(['zone', 'automati']);
  });
});

describe('an archive', () => {
  const layer = (name: string, shp: Uint8Array) => ({ [`${name}.shp`]: shp });
  const unpacked = (name: string, path: string) => {
    const bytes = bytesOf(name);
    const entry = listZip(bytes).find((one) => one.path === path);
    if (!entry) throw new Error(`There is no ${path}.`);
    return unzip(bytes)(entry);
  };
  const zip = (files: Record<string, Uint8Array>): Source => ({ kind: 'bytes', bytes: zipSync(files) });

  test('degrees without a projection are taken, and that is said', async () => {
    const shp = unpacked('wgs84.zip', 'zone.shp');
    expect(await importSource(zip(layer('zone', shp)))).toMatchObject({ notes: ['degreesTaken'], polygons: [{}] });
    // The `.shp` alone too, of which users think that it is the shapefile.
    expect(await importSource(sourceOf(shp))).toMatchObject({ notes: ['degreesTaken'] });
  });

  test('KMZ, and GeoJSON in an archive', async () => {
    const kmz = zip({ 'doc.kml': bytesOf('no-altitude.kml'), 'files/icon.png': ascii('x') });
    expect(await importSource(kmz)).toMatchObject({ polygons: [{}] });
    const geojson = JSON.stringify({ type: 'Polygon', coordinates: squareAround({ latitude: 45.8, longitude: 16 }) });
    expect(await importSource(zip({ 'zona.geojson': ascii(geojson) }))).toMatchObject({ polygons: [{}] });
  });

  test('a projection that is not understood, with its coordinates', async () => {
    const shp = unpacked('no-prj-metres.zip', 'zone.shp');
    const prj = ascii('LOCAL_CS["Moja mreža",UNIT["Meter",1.0]]');
    const problem = await problemOf(zip({ ...layer('zone', shp), 'zone.prj': prj }));
    expect(problem).toMatchObject({ kind: 'projection', name: 'Moja mreža', at: [expect.closeTo(458_824, -3), {}] });
  });

  test('metres that lie nowhere in Croatia are refused with their coordinates', async () => {
    const shp = unpacked('no-prj-metres.zip', 'zone.shp').slice();
    const view = new DataView(shp.buffer);
    // All positions of its only ring, from the 152nd byte on.
    for (let at = 156; at + 16 <= shp.length; at += 16) view.setFloat64(at, 12_345_678, true);
    expect(await problemOf(zip(layer('zone', shp)))).toMatchObject({ kind: 'noDegrees', at: [12_345_678, {}] });
  });

  test('nothing that is read, cut off, or damaged', async () => {
    expect(await problemOf(zip({ 'zone.dbf': ascii('x'), 'a/zone.txt': ascii('x') }))).toEqual({
      kind: 'nothingInZip',
      found: ['zone.dbf', 'a/zone.txt'],
    });
    const whole = bytesOf('wgs84.zip');
    expect(await problemOf(sourceOf(whole.slice(0, 400)))).toMatchObject({ kind: 'brokenZip' });
    const spoilt = whole.slice();
    spoilt.fill(0xff, 38, 60);
    expect(await problemOf(sourceOf(spoilt))).toMatchObject({ kind: 'brokenZip', name: 'zone.shp' });
    expect(await problemOf(zip(layer('zone', unpacked('wgs84.zip', 'zone.shp').slice(0, 200))))).toEqual({
      kind: 'brokenShp',
      name: 'zone',
    });
  });

  test('more than the limit is not unpacked', async () => {
    const bytes = zipSync({ 'zone.shp': new Uint8Array(60_000_000) });
    const started = performance.now();
    expect(await problemOf({ kind: 'bytes', bytes })).toMatchObject({ kind: 'unpackedTooLarge', size: 60_000_000 });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('no bytes whatever make it throw', async () => {
    const whole = bytesOf('wgs84.zip');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
        const bytes = whole.slice();
        bytes[at] = value;
        expect(await importSource({ kind: 'bytes', bytes })).toBeDefined();
      }),
      { numRuns: 300 },
    );
    const shp = unpacked('rings-hole-first.zip', 'zone.shp');
    await fc.assert(
      fc.asyncProperty(fc.nat(shp.length - 5), fc.nat(255), async (at, value) => {
        const bytes = shp.slice();
        bytes[at + 4] = value;
        expect(await importSource({ kind: 'bytes', bytes })).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('projections', () => {
  test.each([
    [45, 16.5, 500_000, 4_984_445.883],
    [45.8131, 15.9775, 459_393.443, 5_074_937.324],
    [43.5076, 16.4386, 495_035.291, 4_818_632.988],
  ])('EPSG:3765 at %d, %d to a centimetre', (latitude, longitude, east, north) => {
    const [x = 0, y = 0] = fromSystem(3765)([east, north]);
    expect(Math.abs(x - longitude) * 78_000).toBeLessThan(0.01);
    expect(Math.abs(y - latitude) * 111_320).toBeLessThan(0.01);
  });

  // Computed apart from this code: Krüger's series, the seven parameters, and the way back from the geocentre.
  test.each([
    [3907, 5_575_000, 5_074_000, 45.806180493, 15.960157067],
    [3908, 6_420_000, 4_820_000, 43.520078699, 17.005403139],
  ] as const)(
    'EPSG:%d by the seven parameters, to a centimetre of them',
    (system, east, north, latitude, longitude) => {
      const [x = 0, y = 0] = fromSystem(system)([east, north]);
      expect(Math.abs(x - longitude) * 78_000).toBeLessThan(0.01);
      expect(Math.abs(y - latitude) * 111_320).toBeLessThan(0.01);
    },
  );

  const prj = (name: string, datum: string, ellipsoid: string, meridian: number, east: number) =>
    `PROJCS["${name}",GEOGCS["GCS",DATUM["${datum}",SPHEROID["${ellipsoid}]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",${east}],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",${meridian}],PARAMETER["Scale_Factor",0.9999],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;
  const bessel = 'Bessel_1841",6377397.155,299.1528128';
  const at = [5_575_000, 5_074_000];

  test('a file in the old survey gets the seven parameters, whatever it calls its datum', () => {
    const expected = fromSystem(3907)(at);
    for (const datum of ['D_MGI_1901', 'D_MGI', 'D_Hermannskogel', 'D_HDKS']) {
      const read = readProjection(prj('HR', datum, bessel, 15, 5_500_000));
      if (read.kind !== 'converted') throw new Error('The projection is not understood.');
      expect(read.isApproximate).toBe(true);
      expect(read.toDegrees(at)).toEqual(expected);
    }
  });

  test('UTM and Web Mercator are converted, degrees stay', () => {
    const utm = readProjection(
      prj('UTM', 'D_ETRS_1989', 'GRS_1980",6378137.0,298.257222101', 15, 500_000).replace('0.9999', '0.9996'),
    );
    if (utm.kind !== 'converted') throw new Error('UTM is not understood.');
    expect(utm.toDegrees([576_000, 5_074_000])).toEqual([expect.closeTo(15.98, 1), expect.closeTo(45.81, 1)]);
    const mercator = readProjection(
      'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]',
    );
    if (mercator.kind !== 'converted') throw new Error('Web Mercator is not understood.');
    expect(mercator.toDegrees([1_778_600, 5_749_600])).toEqual([expect.closeTo(15.977, 2), expect.closeTo(45.81, 1)]);
    expect(
      readProjection(
        'GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
      ),
    ).toEqual({ kind: 'degrees' });
  });

  test.each([
    ['', ''],
    ['nonsense', 'nonsense'],
    ['PROJCS["cut off', 'PROJCS["cut off'],
    [prj('Gauss S-42', 'D_Pulkovo_1942', 'Krasovsky_1940",6378245.0,298.3', 15, 5_500_000), 'Gauss S-42'],
  ])('%s is not understood', (content, name) => {
    expect(readProjection(content)).toEqual({ kind: 'unknown', name });
  });
});

test('rings of a record go to the smallest ring around them, in any order', () => {
  const ring = (west: number, south: number, size: number): Position[] => [
    [west, south],
    [west, south + size],
    [west + size, south + size],
    [west + size, south],
    [west, south],
  ];
  const [outer, hole, island, hole2] = [
    ring(0, 0, 10),
    ring(2, 2, 6).toReversed(),
    ring(3, 3, 4),
    ring(4, 4, 1).toReversed(),
  ];
  for (const order of [
    [hole2, hole, island, outer],
    [outer, island, hole, hole2],
  ])
    expect(polygonsOf(order).map((polygon) => polygon.length)).toEqual([2, 2]);
  // A program that turns all rings the other way.
  const turned = [outer, hole].map((one) => one.toReversed());
  expect(polygonsOf(turned)).toHaveLength(2);
  expect(polygonsOf([outer.toReversed(), ring(2, 2, 6).toReversed()])).toHaveLength(1);
  expect(polygonsOf([hole])).toHaveLength(1);
});

test.each([
  ['UTF-8', 'utf-8'],
  ['65001', 'utf-8'],
  ['1250', 'windows-1250'],
  ['ANSI 1250', 'windows-1250'],
  ['CP1250\r\n', 'windows-1250'],
  ['ISO 88592', 'iso-8859-2'],
  ['', undefined],
])('the encoding %s', (cpg, encoding) => {
  expect(encodingOf(cpg)).toBe(encoding);
});

describe('export', () => {
  const border = (polygons: readonly Polygon[], zoneName = 'Đačka ćuprija & <Korzo>'): ZoneBorder => ({
    zoneCode: '0110',
    zoneName,
    cityCode: 'ZG',
    fill: '#3388FF',
    fillOpacity: 0.2,
    polygons,
  });
  const one = squareAround({ latitude: 45.8, longitude: 16 });

  test('the colour of KML, and an escaped name', async () => {
    const kml = writeKml(border([one]));
    expect(kmlColor('#3388FF', 0.2)).toBe('33ff8833');
    expect(kmlColor('crvena', 1)).toBe('ffff8833');
    expect(kml).toContain('<PolyStyle><color>33ff8833</color></PolyStyle>');
    expect(kml).toContain('<name>Đačka ćuprija &amp; &lt;Korzo&gt;</name>');
    expect(labels(await layerOf(text(kml)))).toEqual([['Đačka ćuprija & <Korzo>', '0110']]);
  });

  test('control characters and halves of letters do not spoil a KML', async () => {
    const kml = writeKml(border([one], 'a\u0001\ud800]]>b'));
    expect(labels(await layerOf(text(kml)))).toEqual([['a\ufffd]]>b', '0110']]);
  });

  const filesOf = (zip: Uint8Array) => {
    const unpack = unzip(zip);
    return Object.fromEntries(listZip(zip).map((entry) => [entry.path, unpack(entry)]));
  };

  test('a shapefile: clockwise, UTF-8, its projection, its names', async () => {
    const files = filesOf(writeShapefile(border([one])));
    expect(Object.keys(files)).toEqual(['shp', 'shx', 'dbf', 'prj', 'cpg'].map((ending) => `granica-0110.${ending}`));
    expect(new TextDecoder().decode(files['granica-0110.cpg'])).toBe('UTF-8');
    expect(readProjection(new TextDecoder().decode(files['granica-0110.prj']))).toEqual({ kind: 'degrees' });
    const { buffer, byteOffset, byteLength } = files['granica-0110.shp'] ?? new Uint8Array();
    const view = new DataView(buffer, byteOffset, byteLength);
    expect(2 * view.getInt32(24)).toBe(byteLength);
    const positions = [0, 1, 2].map((index) => [
      view.getFloat64(156 + 16 * index, true),
      view.getFloat64(164 + 16 * index, true),
    ]);
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = positions;
    expect((x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)).toBeLessThan(0);
    const layer = await layerOf(sourceOf(writeShapefile(border([one]))));
    expect(labels(layer)).toEqual([['Đačka ćuprija & <Korzo>', '0110']]);
    expect(layer.features[0]?.polygons).toEqual([one]);
  });

  test('names of ten letters, all different; values of at most 254 bytes that end with a whole letter', async () => {
    expect(fieldNames(['fill-opacity', 'fill-opacity-2', 'FILL_OPACI', 'fill'])).toEqual([
      'fill_opaci',
      'fill_opa_2',
      'FILL_OPA_3',
      'fill',
    ]);
    const zip = writeShapefile(border([one], 'ž'.repeat(200)));
    expect(labels(await layerOf(sourceOf(zip)))[0]?.[0]).toBe('ž'.repeat(127));
  });

  test('what is exported is imported again to the last digit, with heights and holes', async () => {
    const coordinate = fc.double({ min: 45.81, max: 45.812, noNaN: true });
    const [hole = []] = squareAround({ latitude: 45.75, longitude: 16 }, 50);
    await fc.assert(
      fc.asyncProperty(coordinate, fc.integer({ min: 0, max: 500 }), async (latitude, height) => {
        const position = (x: number, y: number): Position => (height === 0 ? [x, y] : [x, y, height]);
        const ring = [position(16, 45.8), position(16.01, 45.8), position(16.01, latitude), position(16, 45.8)];
        const polygons: Polygon[] = [[ring], [...squareAround({ latitude: 45.75, longitude: 16 }), hole.toReversed()]];
        const expected = { polygons, leftOut: 0, empty: 0 };
        expect(admit(polygons)).toEqual(expected);
        expect(await importSource(text(writeKml(border(polygons))))).toEqual(expected);
        expect(await importSource(sourceOf(writeShapefile(border(polygons))))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
