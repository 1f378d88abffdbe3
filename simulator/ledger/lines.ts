import { hashText } from '../data/random.ts';
import type { Article, Channel, Outlet } from '../world/catalogue.ts';

/** One article on one channel: what the ledger counts for each day. */
export interface Line {
  readonly article: Article;
  /** Place of the article among the outlet's. */
  readonly articleAt: number;
  readonly channel: Channel;
  /** Place of the channel among all. */
  readonly channelAt: number;
  /** The same for the same line in every scenario, so that a smaller scenario has the same figures. */
  readonly number: number;
  readonly hash: number;
  /** Share of sales that turn out invalid, 1 to 3 %. */
  readonly invalidShare: number;
}

/** Bits of {@link Line.number}: outlet 8 and article 7, or outlet 10 and article 5; channel 4. */
export const lineBits = 19;

/** The lines of an outlet, channels in their order within each article. */
export function linesOf(outlet: Outlet, channels: readonly Channel[], seed: number): readonly Line[] {
  return outlet.articles.flatMap((article, articleAt) =>
    channels.flatMap((channel, channelAt) => {
      if (article.daily[channel.id] === undefined) return [];
      const number = ((outlet.number * 128 + articleAt) << 4) | channel.id;
      const hash = hashText(`${outlet.service}/${outlet.id}/${article.code}/${article.priceCents}/${channel.id}`, seed);
      return [{ article, articleAt, channel, channelAt, number, hash, invalidShare: 0.01 + (hash % 1000) / 50_000 }];
    }),
  );
}
