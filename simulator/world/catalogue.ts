import type { Polygon } from '#api/contract/borders.ts';
import type { Profile } from '../ledger/seasons.ts';

/** The services of behaviour 4.12. */
export const serviceIds = { parking: 1, garages: 2, parks: 3, sales: 4 } as const;
export type ServiceName = keyof typeof serviceIds;

/** The sales channels: in every scenario the same. */
export interface Channel {
  readonly id: number;
  readonly name: string;
  /** Yearly growth of its sales: texting fades, apps grow. */
  readonly trend: number;
}

/** An article at one price; a new price makes a new article, so that amount = count × price always. */
export interface Article {
  readonly id: number;
  readonly name: string;
  /** The number or word that it is bought with. */
  readonly code: string;
  readonly priceCents: number;
  readonly zoneName: string | null;
  /** First and last day of its sale, as day indexes. */
  readonly from: number;
  readonly to: number;
  /** How long what was bought is valid, in minutes. */
  readonly validMinutes: number;
  /** Usual daily sales of each channel, by channel id, in 2026 on a working day of an average month. */
  readonly daily: Readonly<Record<number, number>>;
}

/** An outlet with a row of its own in a list: a parking provider, a garage, a park or a sales provider. */
export interface Outlet {
  readonly service: ServiceName;
  readonly id: number;
  readonly name: string;
  /** What buyers are known by. */
  readonly buyers: 'plates' | 'tickets' | 'plates and tickets';
  /** Letters on the plates of its town. */
  readonly plate: string;
  readonly profile: Profile;
  /** First day of sales. */
  readonly opened: number;
  /** How many at most are bought at once. */
  readonly atOnce: number;
  readonly articles: readonly Article[];
}

export interface ParkingProviderSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly supplier: string;
  readonly issuesOwnReceipts: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface ZoneSeed {
  readonly id: number;
  readonly providerId: number;
  readonly code: string;
  readonly name: string;
  readonly color: string | null;
  readonly isActive: boolean;
  /** Its border's polygons, each an outer ring and its holes, as longitude and latitude; null for none. */
  readonly border: readonly Polygon[] | null;
}

export interface GarageSeed {
  readonly id: number;
  readonly name: string;
  readonly supplier: string;
}

export interface NamedSeed {
  readonly id: number;
  readonly name: string;
}

export interface UserSeed {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly string[];
  /** What of each kind is theirs. */
  readonly parkingProviderIds: 'all' | readonly number[];
  readonly garageIds: 'all' | readonly number[];
  readonly parkIds: 'all' | readonly number[];
  readonly salesProviderIds: 'all' | readonly number[];
  /** Codes of the settings that they have, with their values. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A city where the payment app is taken. */
export interface PaymentCity {
  readonly name: string;
  readonly region: 'inland' | 'coast';
  /** The day (index) from which it is. */
  readonly opened: number;
  /** Of all that is paid by the app, how much is paid here; Zagreb is 100. */
  readonly weight: number;
  /** What an hour of parking usually costs, today. */
  readonly hourCents: number;
}

/** The named items in the statistics of the payment app. */
export interface PaymentApp {
  readonly cities: readonly PaymentCity[];
  /** Names of companies that may join it. */
  readonly companies: readonly string[];
}

/** Everything that a world begins with; a scenario makes one. */
export interface Catalogue {
  readonly channels: readonly Channel[];
  readonly parkingProviders: readonly ParkingProviderSeed[];
  readonly zones: readonly ZoneSeed[];
  readonly garages: readonly GarageSeed[];
  readonly parks: readonly NamedSeed[];
  readonly salesProviders: readonly NamedSeed[];
  readonly outlets: readonly Outlet[];
  readonly users: readonly UserSeed[];
  /** Null where the app is not used. */
  readonly paymentApp: PaymentApp | null;
}
