import type { Polygon } from '#api/contract/borders.ts';
import type { Profile } from '../ledger/seasons.ts';
import type { TextKey } from '../texts/texts.ts';

/** The services of behaviour 4.12: those that the texts name. Each is declared by a kind of outlet, in `outletServices.ts`. */
export type ServiceName = TextKey extends infer Key ? (Key extends `service.${infer Name}` ? Name : never) : never;

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
  /** The number or word that the buyer sends. */
  readonly code: string;
  readonly priceCents: number;
  readonly zoneName: string | null;
  /** First and last day of its sale, as day indexes. */
  readonly from: number;
  readonly to: number;
  /** How long what was bought is valid, in minutes. */
  readonly validMinutes: number;
  /** Average daily sales of each channel, by channel id, in 2026 on a working day of an average month. */
  readonly daily: Readonly<Record<number, number>>;
}

/** An outlet with a row of its own in a list: a parking provider, a garage, a park or a sales provider. */
export interface Outlet {
  readonly service: ServiceName;
  /** Unique among the outlets of its service. */
  readonly id: number;
  /**
   * From 1 below 256, unique among all outlets and the same in every scenario: the ids of its transactions contain it.
   * Quarters such as 26.25 are allowed where all outlets of the same whole number have at most 32 articles.
   */
  readonly number: number;
  readonly name: string;
  /** The company behind it, where that has a name of its own. */
  readonly supplier?: string;
  /** The operator's fee, in percent of its sales. */
  readonly feePercent: number;
  /** How buyers are identified. */
  readonly buyers: 'plates' | 'tickets' | 'plates and tickets';
  /** Letters on the plates of its town. */
  readonly plate: string;
  readonly profile: Profile;
  /** First day of sales. */
  readonly opened: number;
  /** The most that are bought at once. */
  readonly atOnce: number;
  readonly articles: readonly Article[];
}

/** The properties of a parking provider in addition to its outlet, which has the same id. */
export interface ParkingProvider {
  readonly id: number;
  readonly code: string;
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
  /** False: it has no hours of charging and no days without charge yet. */
  readonly hasHours?: boolean;
}

export interface UserSeed {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly string[];
  /** The ids of their outlets, by service. */
  readonly outlets: 'all' | Readonly<Partial<Record<ServiceName, readonly number[]>>>;
  /** Codes of the settings that they have, with their values. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A city where the payment app is accepted. */
export interface PaymentCity {
  readonly name: string;
  readonly region: 'inland' | 'coast';
  /** The day (index) from which the app is accepted. */
  readonly opened: number;
  /** The city's share of the app's payments; Zagreb is 100. */
  readonly weight: number;
  /** The current price of an hour of parking. */
  readonly hourCents: number;
}

/** The named items in the statistics of the payment app. */
export interface PaymentApp {
  readonly cities: readonly PaymentCity[];
  /** Names of companies that may join it. */
  readonly companies: readonly string[];
}

/** The initial data of a scenario. */
export interface Catalogue {
  readonly channels: readonly Channel[];
  readonly parkingProviders: readonly ParkingProvider[];
  readonly zones: readonly ZoneSeed[];
  readonly outlets: readonly Outlet[];
  readonly users: readonly UserSeed[];
  /** Null where the app is not used. */
  readonly paymentApp: PaymentApp | null;
}

/** An outlet by its id; undefined where the scenario has none. */
export const findOutlet = ({ outlets }: Catalogue, service: ServiceName, id: number): Outlet | undefined =>
  outlets.find((outlet) => outlet.service === service && outlet.id === id);

/** The short name of a parking provider; empty where the scenario has none. */
export const parkingCodeOf = ({ parkingProviders }: Catalogue, providerId: number): string =>
  parkingProviders.find(({ id }) => id === providerId)?.code ?? '';
