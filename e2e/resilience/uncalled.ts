import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/processes/run.mjs';

const forAllZones = 'for all zones of a provider at once; the portal calls that of one zone';

/** The calls of the contract that the portal does not make, with the reason; other clients of the API do. */
export const uncalled: Readonly<Record<string, string>> = {
  getPermissionList: 'permissions come with the user info',
  getWeekdays: 'the portal has the names of the days',
  getProviderWorkingPeriods: forAllZones,
  ...Object.fromEntries(
    ['amend', 'change', 'remove', 'withdraw'].flatMap((verb) =>
      ['ClosingRule', 'WorkingPeriod'].map((item) => [`${verb}Provider${item}`, forAllZones]),
    ),
  ),
};

const sources = ['src/app', 'src/features']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Whether the portal's sources name a call. */
export const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(sources);
