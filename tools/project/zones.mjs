/**
 * Writes biome.zones.json, which biome.json extends: which other modules each module (folder) of the project may
 * import. The modules are the folders that exist, so that a new one is covered at once. Run by `npm run lint`.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../processes/run.mjs';

/** Features that others may use, by their index.ts; each of the layers uses those before it alone. */
const layers = ['url-state', 'pages', 'calendar', 'reporting', 'outlets'];
const shared = [...layers, 'report-files', 'auth', 'forms', 'hours-year', 'change-requests'];
/** What the simulator may import of the portal: where it is served, the wire, the calendar, computed figures, and the rules that the server checks too. */
const wire = [
  '#api/basePath.ts',
  '#api/contract/**',
  '#api/days.ts',
  '#api/moments.ts',
  '#api/fileText.ts',
  '#api/figures.ts',
  '#api/permissions.ts',
  '#api/rules.ts',
  '#api/searchRules.ts',
  '#api/borderRules.ts',
  '#api/emailRules.ts',
  '#api/passwordRules.ts',
  '#api/cleanName.ts',
  '#api/text.ts',
];
/** Packages of the simulator and the checks, which the portal must not load. */
const notForVisitors = ['msw', 'msw/**', '@mswjs/**', '@faker-js/**', 'storybook/**', '@storybook/**'];

/** The features that a feature may use, by their index.ts. */
const sharedWith = (feature) =>
  shared
    .filter(
      (name) => !layers.includes(feature) || !layers.includes(name) || layers.indexOf(name) < layers.indexOf(feature),
    )
    .map((name) => `#features/${name}/index.ts`);

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** Every module: its folder, the package imports it may use, and the message for a file that breaks the rule. */
function modulesOf(project) {
  const features = foldersIn(join(project, 'src/features')).filter((name) => name !== 'routes');
  const inFeature = 'A feature imports the API, the design system, and of other features the index.ts of';
  return [
    { folder: 'src/api', may: ['#api/**'], message: 'The API imports no other module.' },
    {
      folder: 'src/design-system',
      may: ['#design-system/**', '#api/text.ts'],
      message: 'The design system imports no other module, but for the normalization of typed texts.',
    },
    {
      folder: 'src/features/routes',
      may: ['#api/**', '#design-system/**', '#features/routes/*.ts'],
      message: 'The routes import the API and the design system only.',
    },
    ...features.map((name) => ({
      folder: `src/features/${name}`,
      may: ['#api/**', '#design-system/**', '#features/routes/*.ts', `#features/${name}/**`, ...sharedWith(name)],
      message: `${inFeature} ${shared.join(', ')} only.`,
    })),
    {
      folder: 'src/app',
      may: [
        '#api/**',
        '#design-system/**',
        '#app/**',
        '#features/routes/*.ts',
        '#features/*/index.ts',
        '#features/**/*Page.tsx',
        '#features/*/outlet.ts',
      ],
      message: "The application imports a feature's index.ts and its pages, and never the simulator.",
    },
    {
      folder: 'simulator',
      may: ['#simulator/**', ...wire],
      message:
        'The simulator knows the contract, days, figures, permissions and rules of the API, and nothing else of the portal.',
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
      message: "The simulator's console shows what it decides on as the portal does, and knows no more of it.",
    },
  ];
}

/** A folder of a module and those below it, each with how far it lies below. */
function* withFolders(project, folder, depth = 0) {
  yield { folder, depth };
  for (const name of foldersIn(join(project, folder))) yield* withFolders(project, `${folder}/${name}`, depth + 1);
}

/** Parts of libraries that their documentation does not promise. */
const privateParts = [
  { group: ['@chakra-ui/react/dist/**', 'highcharts/es-modules/**'], message: 'This is a file of a library’s build.' },
  { group: ['react-router', 'react-router-dom'], importNamePattern: 'UNSAFE_.*', message: 'This is no public API.' },
];

const rule = (patterns) => ({
  linter: {
    rules: {
      style: { noRestrictedImports: { level: 'error', options: { patterns: [...patterns, ...privateParts] } } },
    },
  },
});

function overridesOf(project, { folder, only, may, message }) {
  const folders = only ? [{ folder, depth: 0 }] : [...withFolders(project, folder)];
  return folders.map(({ folder: path, depth }) => {
    const outside = '../'.repeat(depth + 1);
    return {
      includes: [`${path}/*`],
      ...rule([
        { group: ['#*/**', ...may.map((name) => `!${name}`)], message: message },
        {
          group: [outside.slice(0, -1), `${outside}**`],
          message: `Other modules are imported by #, not relatively. ${message}`,
        },
        ...(path.startsWith('src')
          ? [{ group: notForVisitors, message: 'This is for the simulator and the checks.' }]
          : []),
      ]),
    };
  });
}

/** The Biome configuration with the zones of a project. */
function zonesOf(project) {
  const modules = modulesOf(project);
  const app = modules.find(({ folder }) => folder === 'src/app');
  return {
    root: false,
    overrides: [
      ...modules.flatMap((module) => overridesOf(project, module)),
      // The only exception: it starts demo mode and follows the changes of others, and the production build does not
      // contain it (scripts/check-build.mjs).
      {
        ...overridesOf(project, {
          ...app,
          only: true,
          may: [
            ...app.may,
            '#simulator/browser.ts',
            '#simulator/console/showDrawer.tsx',
            '#simulator/control/follow.ts',
          ],
        })[0],
        includes: ['src/app/main.tsx'],
      },
    ],
  };
}

/** Writes a project's zones into it. */
export const writeZones = (project = root) =>
  writeFileSync(join(project, 'biome.zones.json'), `${JSON.stringify(zonesOf(project), undefined, 2)}\n`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeZones();
