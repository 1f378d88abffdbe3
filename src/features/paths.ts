import { generatePath, matchPath, type PathParam } from 'react-router-dom';

/** Every path of the portal by its route's name (specs 1 and 2, part 2). */
export const routePaths = {
  login: '/login',
  resetPassword: '/reset-password',
  setNewPassword: '/reset-password/:uuid',
  permissionDenied: '/denied',
  home: '/',
  parking: '/parking',
  parkingProvider: '/parking/provider/:id',
  parkingProviderTransactions: '/parking/provider/:id/transakcije',
  parkingProviderReceipts: '/parking/provider/:id/racuni',
  garages: '/garaze',
  garageDetails: '/garaze/garaza/:id',
  garageTransactions: '/garaze/garaza/:id/transakcije',
  parks: '/ulaznice',
  parkDetails: '/parkovi/park/:id',
  parkTransactions: '/parkovi/park/:id/transakcije',
  parkTickets: '/parkovi/park/:id/ulaznice',
  sales: '/prodaja',
  saleDetails: '/prodaja/provider/:id',
  salesTransactions: '/prodaja/provider/:id/transakcije',
  statements: '/obracuni',
  changePassword: '/promijeni-lozinku',
} as const;

export type RouteName = keyof typeof routePaths;

type Params<N extends RouteName> = { [K in PathParam<(typeof routePaths)[N]>]: string | number };

/** The path of a route, its parameters filled in: `pathTo('parkingProvider', { id: 3 })`. */
export function pathTo<N extends RouteName>(
  name: N,
  ...[params]: PathParam<(typeof routePaths)[N]> extends never ? [] : [params: Params<N>]
): string {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  return generatePath(routePaths[name] as string, texts);
}

/** The id that a path's `:id` names, or undefined when it names none; for calls that start before a page is shown. */
export function idIn(name: RouteName, pathname: string): number | undefined {
  const id = matchPath(routePaths[name], pathname)?.params.id;
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
