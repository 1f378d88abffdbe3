import type { Page } from 'playwright-core';
import { generatePath } from 'react-router-dom';
import { type RouteName, routePaths } from '#features/routes/paths.ts';
import { type Language, languageAt } from './page.ts';
import { garageApi, type Prepare, requested, requestedPeriod, rule, zoneApi } from './requested.ts';

/** A screen as a user opens it by its address. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly scenario: 'default' | 'requests-of-each-kind';
  /** Undefined: nobody is signed in. */
  readonly user: string | undefined;
  readonly language: Language;
  /** Makes the data that the screen needs; its address has the `{id}` that it returns. */
  readonly prepare?: Prepare;
  /** What the server returns otherwise than the simulator. */
  readonly route?: (page: Page) => Promise<unknown>;
}

const october = '?beginDate=2026-10-01&endDate=2026-10-31';

/** The ids in the addresses, of the simulator's data: Split with its first zone, a garage, a park, a sales provider. */
const split = { id: '2', zoneId: '11', workingPeriodId: '8', workingPeriodRequestId: '1' };
const idsOf = (path: string): Readonly<Record<string, string>> => {
  if (path.startsWith('/garaze')) return { id: '9', workingPeriodId: '280', workingPeriodRequestId: '0' };
  if (path.startsWith('/parkovi')) return { id: '2' };
  if (path.startsWith('/prodaja')) return { id: '2' };
  if (path.startsWith('/zahtjevi')) return { id: '1' };
  if (path.startsWith('/reset-password')) return { uuid: 'a-mailed-token' };
  return split;
};

/** Screens without calls of their own, and the redirect to the first view of the statistics. */
const withoutCalls: readonly RouteName[] = [
  'permissionDenied',
  'statistics',
  'login',
  'resetPassword',
  'setNewPassword',
];

/** The screens of data that the scenario does not have. */
const prepared: { readonly [name in RouteName]?: Pick<Screen, 'address' | 'prepare'> } = {
  garageEditWorkingPeriodRequest: {
    address: '/garaze/garaza/9/working-period-request/{id}/edit',
    prepare: requestedPeriod(garageApi, '280'),
  },
};

/** Every screen of the route table that loads something: a new route is covered at once. */
const routes = (Object.entries(routePaths) as [RouteName, string][])
  .filter(([name]) => !withoutCalls.includes(name))
  .map(([name, path]) => ({
    name,
    address: `${generatePath(path, idsOf(path))}${/transakcije|zone|working|zahtjevi|racuni|ulaznice$/.test(path) ? '' : october}`,
    ...prepared[name],
  }));

/** The requests of a response; undefined of one that a fault has spoilt. */
function requestsIn(text: string): { zahtjevi: object[] } | undefined {
  try {
    const body = JSON.parse(text) as { zahtjevi?: unknown } | null;
    return Array.isArray(body?.zahtjevi) ? (body as { zahtjevi: object[] }) : undefined;
  } catch {
    return undefined;
  }
}

/** A server that leaves the present values of an outdated request out, which the portal then reads. */
const withoutCurrentValues = (page: Page) =>
  page.route('**/api/zahtjevi/*', async (route) => {
    // The page gives up a call without knowing of this one, which has to end as well: after the late answers.
    const response = await route.fetch({ timeout: 6000 }).catch(() => undefined);
    if (!response) return route.abort();
    const body = requestsIn(await response.text());
    if (!body) return route.fulfill({ response });
    const zahtjevi = body.zahtjevi.map((row) => ({ ...row, outdated: true, current_values: undefined }));
    return route.fulfill({ response, json: { ...body, zahtjevi } });
  });
const outdated = (name: string, api: string, ruleId: number) => ({
  name,
  address: '/zahtjevi/{id}',
  prepare: requested('PATCH', `${api}/iznimka/${ruleId}/`, rule()),
  route: withoutCurrentValues,
});

/** The screens whose calls are taken through the faults. The scenario has requests of each kind, so that pages about them exist. */
export const screens: readonly Screen[] = [
  ...routes,
  outdated('changeRequest of a zone’s rule', zoneApi, 22),
  outdated('changeRequest of a garage’s rule', garageApi, 180),
  { name: 'incidents of a user without the right to all', address: '/incidenti', user: 'provider' },
].map((screen, place) => ({
  scenario: 'requests-of-each-kind',
  user: 'operator',
  language: languageAt(place),
  ...screen,
}));
