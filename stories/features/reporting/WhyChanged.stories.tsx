import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import september from '#api/fixtures/why/po-artiklima-2026-09.json';
import october from '#api/fixtures/why/po-artiklima-2026-10.json';
import preview from '../../../.storybook/preview';
import { answerOf, recover, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  expectNoOverflow,
  formats,
  lastYear,
  rowsOf,
  scrollTo,
  section,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
} from '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** Why a total changed: on the report of an outlet, divided by channels, zones or articles, and on a list of outlets. */
const meta = preview.meta({
  title: 'Reporting/Why did it change – Zašto se promijenilo',
  component: StoryPortal,
  args: { path: `/parking/provider/8?${thisMonth}&${lastYear}` },
});

const title = () => words('Zašto se promijenilo');

/** The section with its chart or its table, at the top of the snapshot. */
async function shown() {
  const card = await section(title());
  await waitFor(() => expect(card.querySelector('[data-part=sentence]')).not.toBeNull());
  await chartsDrawn();
  await scrollTo(card);
  return card;
}

const sentenceIn = (card: HTMLElement) => card.querySelector('[data-part=sentence]')?.textContent ?? '';

interface Article {
  readonly id: number;
  readonly item: string;
  readonly zone: string | null;
  /** EUR a piece. */
  readonly price: number;
  readonly count: number;
}

const metricsOf = (count: number, cents: number) => ({
  total_count: count,
  valid_count: count,
  total_amount: (cents / 100).toFixed(2),
  valid_amount: (cents / 100).toFixed(2),
});

/** A report of articles, and the same by the only channel that sold them. */
function reportsOf(articles: readonly Article[]) {
  const centsOf = ({ price, count }: Article) => Math.round(price * 100) * count;
  const total = metricsOf(
    articles.reduce((sum, { count }) => sum + count, 0),
    articles.reduce((sum, article) => sum + centsOf(article), 0),
  );
  const channel = { reseller_id: 1, reseller_name: 'SMS' };
  return {
    'po-artiklima': {
      artikli: articles.map((article) => ({
        id: article.id,
        item: article.item,
        item_price: article.price.toFixed(2),
        shortcode: '',
        zone_name: article.zone,
        ...metricsOf(article.count, centsOf(article)),
        distributeri: [],
      })),
      ukupno: total,
    },
    'po-distributerima': { distributeri: articles.length > 0 ? [{ ...channel, ...total }] : [], ukupno: total },
  };
}

/** Both periods of a provider's report: `now` for October 2026, `before` for September. */
const compares = (now: readonly Article[], before: readonly Article[]) => answers(reportsOf(now), reportsOf(before));

function answers(now: ReturnType<typeof reportsOf> | object, before: object) {
  const isNow = (request: Request) => new URL(request.url).searchParams.get('begin_date') === '2026-10-01';
  return {
    args: { path: octoberPath },
    beforeEach({ msw }: { readonly msw: { use: (...handlers: HttpHandler[]) => void } }) {
      for (const report of ['po-artiklima', 'po-distributerima'] as const)
        msw.use(
          http.get(`/api/parking/provider/8/${report}/`, ({ request }) =>
            HttpResponse.json((isNow(request) ? now : before)[report as never]),
          ),
        );
    },
  };
}

const octoberPath =
  '/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30&why.by=zones';

const article = (id: number, item: string, zone: string | null, price: number, count: number): Article => ({
  id,
  item,
  zone,
  price,
  count,
});

const channelOf = (of: typeof october | typeof september) => ({
  distributeri: [{ reseller_id: 1, reseller_name: 'SMS', ...of.ukupno }],
  ukupno: of.ukupno,
});

/** A day more, more tickets and dearer ones: the case with its right values. */
export const Up = meta.story({
  ...answers(
    { 'po-artiklima': october, 'po-distributerima': channelOf(october) },
    { 'po-artiklima': september, 'po-distributerima': channelOf(september) },
  ),
  play: async () => {
    const card = await shown();
    const money = formats().money;
    await expect(sentenceIn(card)).toBe(
      words(
        `Rast od ${formats().money(2542)}: jedan dan više ${money(620)}, više karata ${money(620)}, skuplje karte ${money(1302)}; najveći dio: Korzo.`,
      ),
    );
  },
});

export const Channels = meta.story({ play: async () => void (await shown()) });

export const List = meta.story({
  args: { path: `/parking?${thisMonth}&${lastYear}` },
  play: async () => void (await shown()),
});
