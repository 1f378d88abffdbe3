import type { Channel } from '../catalogue.ts';

export const channels: readonly Channel[] = [
  { id: 1, name: 'SMS', trend: 0.92 },
  { id: 2, name: 'Android aplikacija', trend: 1.09 },
  { id: 3, name: 'iOS aplikacija', trend: 1.13 },
  { id: 4, name: 'Web', trend: 1.05 },
  { id: 5, name: 'Kiosk', trend: 0.95 },
  { id: 6, name: 'Parkirni automat', trend: 0.97 },
  { id: 7, name: 'Mobilno bankarstvo', trend: 1.14 },
  { id: 8, name: 'Poslovni korisnici', trend: 1.06 },
];

/** Which share of an article each channel sells, in percent, by channel id; a channel left out does not sell it. */
export const mixes = {
  parkingHour: { 1: 29, 2: 31, 3: 16, 4: 1, 6: 18, 7: 5 },
  parkingDay: { 1: 12, 2: 26, 3: 12, 4: 8, 5: 18, 6: 20, 7: 4 },
  parkingLong: { 2: 10, 3: 6, 4: 34, 5: 22, 8: 28 },
  garageTicket: { 2: 36, 3: 22, 4: 4, 6: 30, 7: 3, 8: 5 },
  garageLong: { 4: 45, 5: 20, 8: 35 },
  park: { 2: 17, 3: 12, 4: 56, 5: 15 },
  transport: { 1: 6, 2: 37, 3: 21, 4: 14, 5: 18, 7: 4 },
  toll: { 2: 30, 3: 18, 4: 26, 5: 8, 7: 8, 8: 10 },
} as const satisfies Record<string, Readonly<Record<number, number>>>;
