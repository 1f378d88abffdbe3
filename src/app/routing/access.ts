import type { UserInfo } from '#api/contract/accounts.ts';
import { pathTo, permissionsOf } from '#features/routes/paths.ts';
import { type PortalRoute, portalRoutes, routeAt } from './routes.ts';

/** Whether the user holds every permission of the route. */
export const mayOpen = (user: UserInfo, route: Pick<PortalRoute, 'name'>): boolean =>
  permissionsOf(route.name).every((permission) => user.permissions.includes(permission));

/** Whether the root shows the dashboard to the user; otherwise the landing rule redirects from there. */
export const mayOpenHome = (user: UserInfo): boolean =>
  portalRoutes.some((route) => route.name === 'home' && mayOpen(user, route));

/** Whether the user may open the page of the main layout at the path. */
export const mayOpenPath = (user: UserInfo, pathname: string): boolean => {
  const route = routeAt(pathname);
  return route !== undefined && mayOpen(user, route);
};

/**
 * The path to which the landing rule sends a user who may not open the dashboard (behaviour 1.13): the first landing
 * page that is permitted. The last one, system status, needs no permission.
 */
export function landingPath(user: UserInfo): string {
  const landing = portalRoutes.find((route) => route.landing && mayOpen(user, route));
  return pathTo((landing?.name ?? 'systemStatus') as 'systemStatus');
}

/** The main menu's routes that the user may open: those before the deployment's own links, or those after them. */
export const menuRoutes = (user: UserInfo, place: NonNullable<PortalRoute['inMenu']>): PortalRoute[] =>
  portalRoutes.filter((route) => route.inMenu === place && mayOpen(user, route));
