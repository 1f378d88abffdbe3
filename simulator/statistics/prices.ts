import { indexOf } from '../ledger/calendar.ts';
import type { PaymentCity } from '../world/catalogue.ts';

/** Parking went up when the euro came, and again in 2025; before, prices were kunas converted to EUR. */
const euro = indexOf('2023-01-01');
const lastRise = indexOf('2025-01-01');

/** What an hour costs in each city on a day, in cents. */
export function hourPricesOn(cities: readonly PaymentCity[], index: number): readonly number[] {
  const level = index < euro ? 0.75 : index < lastRise ? 0.9 : 1;
  return cities.map(({ hourCents }) => Math.round((hourCents * level) / 5) * 5);
}

/** Hours of parking, or a whole day's ticket at seven; and of a garage. */
const parkingHours = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 7, 7] as const;
const garageHours = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6] as const;
/** Tickets of buses, parks and ferries. */
const otherPrices = [53, 53, 53, 53, 93, 93, 133, 133, 133, 133, 265, 265, 400, 660, 1500, 2300] as const;

/** What a purchase of a kind (place in `purchaseKinds`) costs, by four bits of chance. */
export function priceOf(kind: number, hourCents: number, bits: number): number {
  const part = bits & 15;
  if (kind === 2) return otherPrices[part] ?? 0;
  return hourCents * ((kind === 1 ? garageHours : parkingHours)[part] ?? 1);
}
