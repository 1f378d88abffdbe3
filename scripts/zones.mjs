/**
 * Writes biome.zones.json, which biome.json extends: what each room of the house may import (docs: design of the house).
 * The rooms are the folders that exist, so a new one is guarded the day it is made. Run by set-up and before linting.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

/** Features that others may use, by their index.ts. */
const shared = ['reporting', 'report-files', 'auth', 'forms', 'change-requests'];
/** What the simulator may know of the portal: the wire, the calendar, and the rules that the server checks too. */
const wire = [
  '#api/contract/**',
  '#api/days.ts',
  '#api/permissions.ts',
  '#api/rules.ts',
  '#api/borderRules.ts',
  '#api/emailRules.ts',
  '#api/passwordRules.ts',
];
/** What belongs to the simulator and the checks, and would weigh on every visitor. */
const notForVisitors = ['msw', 'msw/**', '@mswjs/**', '@faker-js/**', 'storybook/**', '@storybook/**'];

const sharedFeatures = shared.map((name) => `#features/${name}/index.ts`);

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** Every room: its folder, the package imports it may use, and how the rule reads to who broke it. */
function roomsOf(house) {
  const inFeature = 'A feature imports the API, the design system, and of other features the index.ts of';
  return [
    { folder: 'src/api', may: ['#api/**'], says: 'The API imports no other room.' },
    { folder: 'src/design-system', may: ['#design-system/**'], says: 'The design system imports no other room.' },
    {
      folder: 'src/features',
      only: true,
      may: ['#api/**', '#design-system/**', '#features/*.ts'],
      says: 'What all features share imports the API and the design system only.',
    },
    ...foldersIn(join(house, 'src/features')).map((name) => ({
      folder: `src/features/${name}`,
      may: ['#api/**', '#design-system/**', '#features/*.ts', `#features/${name}/**`, ...sharedFeatures],
      says: `${inFeature} ${shared.join(', ')} only.`,
    })),
    {
      folder: 'src/app',
      may: [
        '#api/**',
        '#design-system/**',
        '#app/**',
        '#features/*.ts',
        '#features/*/index.ts',
        '#features/**/*.route.ts',
        '#features/auth/*Page.tsx',
      ],
      says: "The application imports a feature's index.ts and its route modules, and never the simulator.",
    },
    {
      folder: 'simulator',
      may: ['#simulator/**', ...wire],
      says: 'The simulator knows the contract, days, permissions and rules of the API, and no more of the portal.',
    },
    {
      folder: 'simulator/console',
      may: [
        '#simulator/**',
        ...wire,
        '#design-system/**',
        '#features/change-requests/index.ts',
        '#features/forms/index.ts',
      ],
      says: "The simulator's console shows what it decides on as the portal does, and knows no more of it.",
    },
  ];
}

/** A folder of a room and those below it, each with how far it lies below. */
function* withFolders(house, folder, depth = 0) {
  yield { folder, depth };
  for (const name of foldersIn(join(house, folder))) yield* withFolders(house, `${folder}/${name}`, depth + 1);
}

const rule = (patterns) => ({
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

function overridesOf(house, { folder, only, may, says }) {
  const folders = only ? [{ folder, depth: 0 }] : [...withFolders(house, folder)];
  return folders.map(({ folder: path, depth }) => {
    const outside = '../'.repeat(depth + 1);
    return {
      includes: [`${path}/*`],
      ...rule([
        { group: ['#*/**', ...may.map((name) => `!${name}`)], message: says },
        {
          group: [outside.slice(0, -1), `${outside}**`],
          message: `Other rooms are imported by #, not relatively. ${says}`,
        },
        ...(path.startsWith('src')
          ? [{ group: notForVisitors, message: 'This is for the simulator and the checks.' }]
          : []),
      ]),
    };
  });
}

/** The Biome configuration with the zones of a house. */
export function zonesOf(house) {
  const rooms = roomsOf(house);
  const app = rooms.find(({ folder }) => folder === 'src/app');
  return {
    root: false,
    overrides: [
      ...rooms.flatMap((room) => overridesOf(house, room)),
      // The one door: it starts demo mode, and the production build leaves it out (scripts/check-build.mjs).
      {
        ...overridesOf(house, { ...app, only: true, may: [...app.may, '#simulator/browser.ts'] })[0],
        includes: ['src/app/main.tsx'],
      },
    ],
  };
}

/** Writes a house's zones into it. */
export const writeZones = (house = root) =>
  writeFileSync(join(house, 'biome.zones.json'), `${JSON.stringify(zonesOf(house), undefined, 2)}\n`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeZones();
