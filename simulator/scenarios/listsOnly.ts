import { outletServices } from '../handlers/outlets/outletServices.ts';
import type { Scenario } from './scenario.ts';

const opensOutlet = (permission: string) =>
  outletServices.some(({ reportPermission }) => reportPermission === permission);

export const listsOnly: Scenario = {
  id: 'lists-only',
  world: (catalogue) => ({
    ...catalogue,
    users: catalogue.users.map((user) => ({
      ...user,
      permissions: user.permissions.filter((permission) => !opensOutlet(permission)),
    })),
  }),
};
