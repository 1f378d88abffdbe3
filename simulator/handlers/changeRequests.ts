import type * as calls from '#api/contract/changeRequests.ts';
import { byAge, shownRequest } from '../approvals/shownRequests.ts';
import type { ServiceName } from '../world/catalogue.ts';
import type { Handlers } from './handler.ts';
import { isTheirs } from './outlets/reports.ts';

const pageSize = 20;

export const changeRequests: Handlers<typeof calls> = {
  getChangeRequests({ query }, context) {
    const { user, world } = context;
    const isOwn = (service: ServiceName, id: number | null) => id !== null && isTheirs(service)(id, user, context);
    const own = byAge(world.changeRequest.all()).filter(
      ({ status, providerId, garageId }) =>
        (query.status === undefined || status === query.status) &&
        (isOwn('parking', providerId) || isOwn('garages', garageId)),
    );
    const skip = ((query.page ?? 1) - 1) * pageSize;
    return {
      rows: own.slice(skip, skip + pageSize).map((request) => shownRequest(context, request)),
      count: own.length,
      pages: Math.max(1, Math.ceil(own.length / pageSize)),
    };
  },
};
