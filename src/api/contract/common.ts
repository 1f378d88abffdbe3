import * as z from 'zod/mini';
import { defineCall, json } from './call.ts';
import { id, renamed } from './codecs.ts';

/** One of the operator's services: 1 Parking, 2 Garages, 3 Park tickets, 4 Sales (behaviour 4.12). */
export const service = renamed({ id: ['service_type_id', id], name: ['name', z.string()] });

/** A sales channel, also called distributor or reseller. */
export const salesChannel = renamed({ id: ['reseller_id', id], name: ['name', z.string()] });

export const getServices = defineCall({
  name: 'getServices',
  summary: 'The services that figures are split by',
  method: 'GET',
  path: '/common/usluge/',
  access: 'signed-in',
  reply: json(renamed({ services: ['usluge', z.array(service)] })),
});

export const getSalesChannels = defineCall({
  name: 'getSalesChannels',
  summary: 'The sales channels that figures are split by',
  method: 'GET',
  path: '/common/distributeri/',
  access: 'signed-in',
  reply: json(renamed({ channels: ['distributeri', z.array(salesChannel)] })),
});

/** Names of the weekdays in the request's language; '0' is Monday. */
export const getWeekdays = defineCall({
  name: 'getWeekdays',
  summary: 'Names of the weekdays, Monday is 0',
  method: 'GET',
  path: '/radna-vremena/popis-dana/',
  access: 'signed-in',
  reply: json(renamed({ weekdays: ['popis_dana', z.catchall(z.object({}), z.string())] })),
});
