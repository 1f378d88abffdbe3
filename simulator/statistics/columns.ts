/**
 * The columns of a day's numbers. Each purchase of a day is counted in one cell, by its properties; every section of
 * the statistics is a sum of cells, so they agree.
 */
export const channels = ['android', 'ios', 'web', 'split', 'unknown'] as const;
export type ChannelName = (typeof channels)[number];

/** How a purchase was paid. */
export const payments = ['prepaid', 'promo', 'tokenMastercard', 'tokenOther', 'onceMaestro', 'onceOther'] as const;
type PaymentName = (typeof payments)[number];

/** How money comes into an account. */
export const topUps = ['fiks', 'payway', 'admin', 'voucher'] as const;
type TopUpName = (typeof topUps)[number];

export const kinds = ['private', 'business', 'guest'] as const;
type KindName = (typeof kinds)[number];

/** A cell, with the properties that its purchases have in common. */
export interface Cell {
  readonly at: number;
  /** Of a user who came on the same day. */
  readonly isNew: boolean;
  readonly channel: ChannelName;
  readonly isForeign: boolean;
  readonly payment: PaymentName;
}

export const cellAt = (isNew: boolean, channel: number, isForeign: boolean, payment: number): number =>
  (((isNew ? 1 : 0) * channels.length + channel) * 2 + (isForeign ? 1 : 0)) * payments.length + payment;

export const cells: readonly Cell[] = [false, true].flatMap((isNew) =>
  channels.flatMap((channel, channelAt) =>
    [false, true].flatMap((isForeign) =>
      payments.map((payment, paymentAt) => ({
        at: cellAt(isNew, channelAt, isForeign, paymentAt),
        isNew,
        channel,
        isForeign,
        payment,
      })),
    ),
  ),
);

/** Columns of what else is counted by day. */
const factNames = [
  // Who came: by where from (the web or an app), kind and country.
  ...['web', 'mobile'].flatMap((from) =>
    kinds.flatMap((kind) => [`${from} ${kind} home`, `${from} ${kind} foreign`] as const),
  ),
  // Who bought: each user once.
  'active private',
  'active business',
  'active new',
  'active web',
  'active mobile',
  'downloads android',
  'downloads ios',
  'mastercard count',
  'mastercard cents',
  'tokens mastercard',
  'tokens other',
  // Money into accounts: by all, and by those who came on the same day.
  ...['all', 'new'].flatMap((who) => topUps.flatMap((way) => [`${who} ${way} count`, `${who} ${way} cents`])),
];

/** How many columns there are. */
export const factCount = factNames.length;

export type FactName =
  | `${'web' | 'mobile'} ${KindName} ${'home' | 'foreign'}`
  | `active ${'private' | 'business' | 'new' | 'web' | 'mobile'}`
  | `downloads ${'android' | 'ios'}`
  | `mastercard ${'count' | 'cents'}`
  | `tokens ${'mastercard' | 'other'}`
  | `${'all' | 'new'} ${TopUpName} ${'count' | 'cents'}`;

const places = new Map(factNames.map((name, at) => [name, at]));
/** The column of a number. */
export function fact(name: FactName): number {
  const at = places.get(name);
  if (at === undefined) throw new Error(`No column ${name}`);
  return at;
}
