import type { Article, Channel, Outlet } from '../world/catalogue.ts';
import { dayAt, weekdayOf } from './calendar.ts';
import type { Ledger, Selection } from './ledger.ts';
import { lineBits } from './lines.ts';

/** Counts of articles and integer cents, with and without the invalid ones. */
export interface Figures {
  readonly totalCount: number;
  readonly validCount: number;
  readonly totalCents: number;
  readonly validCents: number;
}

const figuresAt = (sums: ArrayLike<number>, at: number): Figures => ({
  totalCount: sums[at] ?? 0,
  validCount: sums[at + 1] ?? 0,
  totalCents: sums[at + 2] ?? 0,
  validCents: sums[at + 3] ?? 0,
});

/** The exact sum. */
export function sumOf(rows: readonly Figures[]): Figures {
  const sums = [0, 0, 0, 0] as [number, number, number, number];
  for (const row of rows) {
    sums[0] += row.totalCount;
    sums[1] += row.validCount;
    sums[2] += row.totalCents;
    sums[3] += row.validCents;
  }
  return figuresAt(sums, 0);
}

/** Channels that count, by their place; the others are left out. */
function placesOf(ledger: Ledger, ids: readonly number[] | undefined): readonly number[] {
  const wanted = ids && new Set(ids);
  return ledger.channels.flatMap((channel, place) => (!wanted || wanted.has(channel.id) ? [place] : []));
}

/** The channels of a selection, in their order. */
export const channelsOf = (ledger: Ledger, ids: readonly number[] | undefined): readonly Channel[] =>
  placesOf(ledger, ids).flatMap((place) => ledger.channels[place] ?? []);

/** Sums of each outlet by channel, in the selection's orders: four figures for each pair. */
function sumPairs(ledger: Ledger, selection: Selection) {
  const places = placesOf(ledger, selection.channelIds);
  const sums = new Float64Array(selection.outlets.length * places.length * 4);
  selection.outlets.forEach((outlet, outletAt) => {
    for (const { cells, begin, end } of ledger.stretchesOf(outlet, selection)) {
      places.forEach((place, channelAt) => {
        const to = (outletAt * places.length + channelAt) * 4;
        const { rollup, days } = cells;
        for (let at = (place * days + begin) * 4; at < (place * days + end + 1) * 4; at += 4) {
          for (let figure = 0; figure < 4; figure++)
            sums[to + figure] = (sums[to + figure] ?? 0) + (rollup[at + figure] ?? 0);
        }
      });
    }
  });
  return { sums, places };
}

export interface OutletFigures extends Figures {
  readonly outlet: Outlet;
  readonly channels: readonly (Figures & { readonly channel: Channel })[];
}

/** A row for each outlet of the selection, with its channels. */
export function byOutlet(ledger: Ledger, selection: Selection): OutletFigures[] {
  const { sums, places } = sumPairs(ledger, selection);
  return selection.outlets.map((outlet, outletAt) => {
    const channels = places.flatMap((place, channelAt) => {
      const channel = ledger.channels[place];
      return channel ? [{ channel, ...figuresAt(sums, (outletAt * places.length + channelAt) * 4) }] : [];
    });
    return { outlet, channels, ...sumOf(channels) };
  });
}

/** A row for each channel of the selection. */
export function byChannel(ledger: Ledger, selection: Selection): (Figures & { readonly channel: Channel })[] {
  const rows = byOutlet(ledger, selection);
  return channelsOf(ledger, selection.channelIds).map((channel, at) => ({
    channel,
    ...sumOf(rows.flatMap((row) => row.channels[at] ?? [])),
  }));
}

/** Figures of one group on one day, week or month; `group` is its place. */
export interface Point extends Figures {
  readonly group: number;
  readonly date: string;
}

export interface Series {
  readonly daily: Point[];
  readonly weekly: Point[];
  readonly monthly: Point[];
}

/**
 * Figures over time, one series for each group: by day, and the days' sums by week and month. Only what sold has a
 * point; points go by date, then by group.
 */
export function series(
  ledger: Ledger,
  selection: Selection,
  groups: number,
  groupOf: (outlet: Outlet, channel: Channel) => number,
): Series {
  // Days before the first sale or after today are empty: the requested range may be much longer.
  const from = Math.max(selection.from, 0);
  const days = Math.max(0, Math.min(selection.to, selection.asOf.day) - from + 1);
  const sums = new Float64Array(days * groups * 4);
  const places = placesOf(ledger, selection.channelIds);
  for (const outlet of selection.outlets) {
    const groupAt = places.map((place) => groupOf(outlet, ledger.channels[place] as Channel));
    for (const { cells, begin, end } of ledger.stretchesOf(outlet, selection)) {
      places.forEach((place, channelAt) => {
        const group = groupAt[channelAt] ?? 0;
        for (let day = begin; day <= end; day++) {
          const at = (place * cells.days + day) * 4;
          const to = ((cells.first + day - from) * groups + group) * 4;
          for (let figure = 0; figure < 4; figure++) {
            sums[to + figure] = (sums[to + figure] ?? 0) + (cells.rollup[at + figure] ?? 0);
          }
        }
      });
    }
  }
  const bucketed = (dateOf: (index: number) => string) => pointsOf(sums, from, days, groups, dateOf);
  return {
    daily: bucketed(dayAt),
    weekly: bucketed((index) => dayAt(index - weekdayOf(index))),
    monthly: bucketed((index) => `${dayAt(index).slice(0, 8)}01`),
  };
}

function pointsOf(sums: Float64Array, from: number, days: number, groups: number, dateOf: (index: number) => string) {
  const points: Point[] = [];
  const bucket = new Float64Array(groups * 4);
  const close = (date: string) => {
    for (let group = 0; group < groups; group++) {
      const figures = figuresAt(bucket, group * 4);
      if (figures.totalCount > 0) points.push({ group, date, ...figures });
    }
    bucket.fill(0);
  };
  for (let day = 0; day < days; day++) {
    for (let at = 0; at < groups * 4; at++) bucket[at] = (bucket[at] ?? 0) + (sums[day * groups * 4 + at] ?? 0);
    const date = dateOf(from + day);
    if (day === days - 1 || dateOf(from + day + 1) !== date) close(date);
  }
  return points;
}

export interface ArticleFigures extends Figures {
  readonly article: Article;
  readonly channels: readonly (Figures & { readonly channel: Channel })[];
}

const figuresOf = (totalCount: number, invalid: number, priceCents: number): Figures => ({
  totalCount,
  validCount: totalCount - invalid,
  totalCents: totalCount * priceCents,
  validCents: (totalCount - invalid) * priceCents,
});

/** A row for each article of one outlet that was on sale in the range, with the selection's channels that sell it. */
export function byArticle(ledger: Ledger, outlet: Outlet, selection: Selection): ArticleFigures[] {
  const wanted = selection.channelIds && new Set(selection.channelIds);
  const stretches = ledger.stretchesOf(outlet, selection);
  const channels = new Map<Article, (Figures & { readonly channel: Channel })[]>();
  ledger.linesOf(outlet).forEach((line, lineAt) => {
    if (wanted && !wanted.has(line.channel.id)) return;
    let total = 0;
    let invalid = 0;
    for (const { cells, begin, end } of stretches) {
      for (let at = lineAt * cells.days + begin; at <= lineAt * cells.days + end; at++) {
        total += cells.total[at] ?? 0;
        invalid += cells.invalid[at] ?? 0;
      }
    }
    const rows = channels.get(line.article) ?? [];
    rows.push({ channel: line.channel, ...figuresOf(total, invalid, line.article.priceCents) });
    channels.set(line.article, rows);
  });
  return outlet.articles
    .filter((article) => article.from <= selection.to && article.to >= selection.from)
    .map((article) => {
      const ofArticle = channels.get(article) ?? [];
      return { article, channels: ofArticle, ...sumOf(ofArticle) };
    });
}

/** One article on one channel on one day. */
export interface Detail extends Figures {
  /** The line's own id, the same whatever the filter. */
  readonly id: number;
  readonly date: string;
  readonly article: Article;
  readonly channel: Channel;
}

/** A line for each day, article and channel of one outlet with valid sales, oldest first. */
export function details(ledger: Ledger, outlet: Outlet, selection: Selection): Detail[] {
  const wanted = selection.channelIds && new Set(selection.channelIds);
  const lines = ledger.linesOf(outlet);
  const rows: Detail[] = [];
  for (const { cells, begin, end } of ledger.stretchesOf(outlet, selection)) {
    for (let day = begin; day <= end; day++) {
      const index = cells.first + day;
      lines.forEach((line, lineAt) => {
        const total = cells.total[lineAt * cells.days + day] ?? 0;
        const invalid = cells.invalid[lineAt * cells.days + day] ?? 0;
        if (total === invalid || (wanted && !wanted.has(line.channel.id))) return;
        rows.push({
          id: index * 2 ** lineBits + line.number,
          date: dayAt(index),
          article: line.article,
          channel: line.channel,
          ...figuresOf(total, invalid, line.article.priceCents),
        });
      });
    }
  }
  return rows;
}
