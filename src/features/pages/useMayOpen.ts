import { useUser } from '#features/auth/index.ts';
import { permissionsOf, type RouteName } from '#features/routes/paths.ts';

/** Whether the user may open the page of a route. */
export function useMayOpen(route: RouteName): boolean {
  const user = useUser();
  return permissionsOf(route).every((permission) => user?.permissions.includes(permission));
}
