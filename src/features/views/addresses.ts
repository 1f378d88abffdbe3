import { matchPath } from 'react-router-dom';
import { type Day, isDay } from '#api/days.ts';
import { compareKinds } from '#api/periods.ts';
import { type RouteName, routePaths } from '#features/routes/paths.ts';
import { type AddressPeriod, periodOn, type RelativePeriod } from './periods.ts';

/** The pages outside the main layout: a view of them makes no sense. */
const publicRoutes: readonly string[] = ['login', 'resetPassword', 'setNewPassword', 'permissionDenied'];

const routeNames = (Object.keys(routePaths) as RouteName[]).filter((name) => !publicRoutes.includes(name));

/** The longest address that is kept, in characters. */
const longestAddress = 4000;

/** An address of the portal, without its base path. */
interface PortalAddress {
  readonly pathname: string;
  readonly search: string;
  readonly route: RouteName;
}

/** An address of a page of the portal; undefined for any other text: never another site's, whatever a file holds. */
export function portalAddress(text: string): PortalAddress | undefined {
  if (text.length > longestAddress || !/^\/(?![/\\])/.test(text)) return undefined;
  const base = 'http://portal.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, search } = new URL(text, base);
  // A path such as `/.//host` is one of this site, but without its dot the address of another.
  if (origin !== base || pathname.startsWith('//')) return undefined;
  const route = routeNames.find((name) => matchPath(routePaths[name], pathname));
  return route && { pathname, search, route };
}

const names = { range: ['beginDate', 'endDate'], compare: ['compareBeginDate', 'compareEndDate'] } as const;

function rangeIn(params: URLSearchParams, [first, last]: (typeof names)['range' | 'compare']) {
  const begin = params.get(first);
  const end = params.get(last);
  return begin && end && isDay(begin) && isDay(end) && begin <= end ? { begin, end } : null;
}

/** The period of an address; undefined where it has none, such as that of a list that is only searched. */
export function periodIn(search: string): AddressPeriod | undefined {
  const params = new URLSearchParams(search);
  const range = rangeIn(params, names.range);
  const kind = compareKinds.find((each) => each === params.get('compare'));
  return range ? { range, compare: rangeIn(params, names.compare), kind } : undefined;
}

/** The address on a day: with the dates that its relative period then is, everything else as it was saved. */
export function addressOn(address: string, period: RelativePeriod | undefined, today: Day): string {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const fixed = periodIn(search);
  if (!period || !fixed) return address;
  const { range, compare } = periodOn(period, today, fixed);
  const params = new URLSearchParams(search);
  const set = ([first, last]: (typeof names)['range' | 'compare'], { begin, end }: typeof range) => {
    params.set(first, begin);
    params.set(last, end);
  };
  set(names.range, range);
  if (compare) set(names.compare, compare);
  return `${pathname}?${params}`;
}
