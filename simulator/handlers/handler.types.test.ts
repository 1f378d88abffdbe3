import { expect, test } from 'vitest';
import type * as calls from '#api/contract/common.ts';
import { common } from './common.ts';
import type { Handlers } from './handler.ts';

/** These do not run: they show that the compiler refuses what the contract does not say. */
const { getSalesChannels, getServices, getWeekdays } = common;

// @ts-expect-error A call without a handler.
const missing: Handlers<typeof calls> = { getServices, getSalesChannels };
const wrongShape: Handlers<typeof calls> = {
  getSalesChannels,
  getWeekdays,
  // @ts-expect-error An id is a number.
  getServices: () => ({ services: [{ id: '1', name: 'Parking' }] }),
};
const missingKey: Handlers<typeof calls> = {
  getServices,
  getWeekdays,
  // @ts-expect-error A channel has a name.
  getSalesChannels: () => ({ channels: [{ id: 1 }] }),
};
// @ts-expect-error A handler for no call.
const unknown: Handlers<typeof calls> = { getServices, getSalesChannels, getWeekdays, getHolidays: getWeekdays };

test('handlers are typed by the contract', () => {
  expect([missing, wrongShape, missingKey, unknown]).toHaveLength(4);
});
