import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import { type Permission, permissions } from '#api/permissions.ts';
import { portalRoutes } from '#app/routing/routes.ts';
import { permissionsOf, type RouteName, routePaths } from '#features/routes/paths.ts';
import { users } from '#simulator/world/seeds/users.ts';

/** What a user may open or do. */
interface Allowed {
  /** `public`: without signing in; otherwise the permissions, all of them for a screen, one of them for a call. */
  readonly needs: 'public' | readonly Permission[];
  /** The simulator's users who may. */
  readonly users: readonly string[];
}

export interface ScreenAccess extends Allowed {
  readonly name: RouteName;
  readonly path: string;
}

export interface CallAccess extends Allowed {
  readonly area: string;
  readonly call: Call;
}

const usersWith = (isPermitted: (granted: readonly string[]) => boolean) =>
  users.filter(({ permissions: granted }) => isPermitted(granted)).map(({ username }) => username);

/** Every screen behind the login, by the route table. */
export const screens: readonly ScreenAccess[] = portalRoutes.map(({ name }) => {
  const needs = permissionsOf(name);
  return {
    name,
    path: routePaths[name],
    needs,
    users: usersWith((granted) => needs.every((permission) => granted.includes(permission))),
  };
});

/** Every call of the contract. */
export const calls: readonly CallAccess[] = Object.entries(areas).flatMap(([area, ofArea]) =>
  ofArea.map((call): CallAccess => {
    const { access } = call;
    if (typeof access === 'string')
      return { area, call, needs: access === 'public' ? 'public' : [], users: usersWith(() => true) };
    return {
      area,
      call,
      needs: access,
      users: usersWith((granted) => access.some((permission) => granted.includes(permission))),
    };
  }),
);

/** Whether the call changes or sends something. */
export const isWrite = ({ method, once }: Call): boolean => method !== 'GET' || once === true;

/** What each permission grants: screens, calls that read, calls that write. */
export const grants = permissions.map((permission) => {
  const needed = ({ needs }: Allowed) => needs !== 'public' && needs.includes(permission);
  const ofCalls = calls.filter(needed);
  return {
    permission,
    screens: screens.filter(needed),
    reads: ofCalls.filter(({ call }) => !isWrite(call)),
    writes: ofCalls.filter(({ call }) => isWrite(call)),
  };
});
