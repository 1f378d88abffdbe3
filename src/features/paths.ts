import { generatePath, type PathParam } from 'react-router-dom';

/** Every path of the portal by its route's name (specs 1 and 2, part 2). */
export const routePaths = {
  login: '/login',
  resetPassword: '/reset-password',
  setNewPassword: '/reset-password/:uuid',
  permissionDenied: '/denied',
  home: '/',
  parking: '/parking',
  parkingProvider: '/parking/provider/:id',
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
