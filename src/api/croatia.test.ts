import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isInCroatia } from './croatia.ts';

const { source: _, ...counties } = JSON.parse(
  readFileSync(new URL('./fixtures/county-borders.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** Eight places round a position, a number of kilometres away. */
const around = ([longitude, latitude]: readonly [number, number], kilometres: number) =>
  Array.from({ length: 8 }, (_, step) => {
    const angle = (step / 8) * 2 * Math.PI;
    const far = kilometres / 111.195;
    return [
      longitude + (far * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude + far * Math.sin(angle),
    ];
  });

describe('the outline of Croatia', () => {
  test.each(Object.entries(counties))('holds the borders of %s with 3 km round them', (_, positions) => {
    const all = positions.split(' ').map((position) => position.split(',').map(Number) as [number, number]);
    expect(all.length).toBe(40);
    for (const position of all) {
      expect(isInCroatia(position)).toBe(true);
      for (const near of around(position, 3)) expect([position, isInCroatia(near)]).toEqual([position, true]);
    }
  });

  test.each([
    ['Savudrija', 13.502, 45.494],
    ['Umag', 13.524, 45.433],
    ['Buje', 13.658, 45.407],
    ['Buzet', 13.968, 45.409],
    ['Rupa', 14.281, 45.48],
    ['Klana', 14.378, 45.446],
    ['Prezid', 14.575, 45.624],
    ['Čabar', 14.64, 45.596],
    ['Delnice', 14.803, 45.402],
    ['Brod na Kupi', 14.855, 45.463],
    ['Ozalj', 15.473, 45.612],
    ['Žumberak', 15.42, 45.746],
    ['Bregana', 15.69, 45.843],
    ['Kumrovec', 15.677, 46.077],
    ['Hum na Sutli', 15.657, 46.215],
    ['Đurmanec', 15.84, 46.196],
    ['Trakošćan', 15.942, 46.263],
    ['Macelj', 15.836, 46.243],
    ['Štrigova', 16.287, 46.5],
    ['Mursko Središće', 16.44, 46.51],
    ['Goričan', 16.687, 46.386],
    ['Kotoriba', 16.811, 46.356],
    ['Koprivnica', 16.827, 46.163],
    ['Virovitica', 17.384, 45.832],
    ['Terezino Polje', 17.471, 45.943],
    ['Donji Miholjac', 18.165, 45.76],
    ['Duboševica', 18.73, 45.886],
    ['Batina', 18.848, 45.848],
    ['Vukovar', 19, 45.343],
    ['Ilok', 19.377, 45.222],
    ['Tovarnik', 19.152, 45.165],
    ['Bapska', 19.264, 45.196],
    ['Županja', 18.698, 45.077],
    ['Gunja', 18.848, 44.881],
    ['Račinovci', 18.963, 44.852],
    ['Slavonski Šamac', 18.507, 45.064],
    ['Slavonski Brod', 18.012, 45.16],
    ['Stara Gradiška', 17.246, 45.151],
    ['Jasenovac', 16.909, 45.268],
    ['Hrvatska Kostajnica', 16.541, 45.227],
    ['Dvor', 16.377, 45.071],
    ['Maljevac', 15.789, 45.194],
    ['Ličko Petrovo Selo', 15.717, 44.877],
    ['Srb', 16.124, 44.371],
    ['Knin', 16.199, 44.041],
    ['Kamensko', 16.94, 43.63],
    ['Imotski', 17.216, 43.446],
    ['Vrgorac', 17.371, 43.205],
    ['Metković', 17.648, 43.054],
    ['Klek', 17.561, 42.946],
    ['Cavtat', 18.218, 42.582],
    ['Gruda', 18.366, 42.519],
    ['Vitaljina', 18.449, 42.441],
    ['Prevlaka', 18.521, 42.393],
    ['Palagruža', 16.259, 42.393],
    ['Galijula', 16.343, 42.379],
    ['Vis', 16.183, 43.061],
    ['Lastovo', 16.9, 42.768],
    ['Glavat', 17.147, 42.766],
    ['Sušac', 16.49, 42.757],
    ['Jabuka', 15.46, 43.092],
    ['Sveti Andrija by Vis', 15.755, 43.03],
    ['Sveti Andrija by Dubrovnik', 17.957, 42.646],
    ['Mljet', 17.55, 42.75],
    ['Purara', 15.441, 43.7],
    ['Susak', 14.305, 44.514],
    ['Galijola', 14.18, 44.728],
    ['Sveti Ivan na pučini', 13.618, 45.043],
  ])('holds %s', (_, longitude, latitude) => {
    expect(isInCroatia([longitude, latitude])).toBe(true);
  });

  test.each([
    ['Vienna', 16.373, 48.208],
    ['Trieste', 13.772, 45.65],
    ['Koper', 13.73, 45.548],
    ['Sežana', 13.873, 45.708],
    ['Ljubljana', 14.506, 46.051],
    ['Kočevje', 14.863, 45.643],
    ['Novo Mesto', 15.169, 45.804],
    ['Krško', 15.49, 45.959],
    ['Celje', 15.268, 46.236],
    ['Maribor', 15.646, 46.557],
    ['Ptuj', 15.87, 46.42],
    ['Murska Sobota', 16.166, 46.662],
    ['Nagykanizsa', 16.99, 46.453],
    ['Pécs', 18.232, 46.073],
    ['Subotica', 19.667, 46.1],
    ['Sombor', 19.112, 45.774],
    ['Novi Sad', 19.845, 45.255],
    ['Belgrade', 20.462, 44.813],
    ['Tuzla', 18.667, 44.538],
    ['Doboj', 18.087, 44.732],
    ['Banja Luka', 17.191, 44.772],
    ['Prijedor', 16.714, 44.98],
    ['Cazin', 15.943, 44.967],
    ['Drvar', 16.383, 44.374],
    ['Livno', 17.007, 43.827],
    ['Sarajevo', 18.413, 43.856],
    ['Mostar', 17.808, 43.343],
    ['Nikšić', 18.945, 42.773],
    ['Kotor', 18.771, 42.425],
    ['Tivat', 18.696, 42.434],
    ['Venice', 12.335, 45.438],
    ['Ancona', 13.519, 43.616],
    ['Vieste', 16.177, 41.882],
    ['Bari', 16.869, 41.126],
    ['latitude first', 45.81, 15.98],
    ['nowhere', 0, 0],
    ['no number', Number.NaN, Number.NaN],
  ])('does not hold %s', (_, longitude, latitude) => {
    expect(isInCroatia([longitude, latitude])).toBe(false);
  });
});
