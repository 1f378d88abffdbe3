import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import september from '#api/fixtures/why/po-artiklima-2026-09.json';
import october from '#api/fixtures/why/po-artiklima-2026-10.json';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  anyMoney,
  chartsDrawn,
  expectNoOverflow,
  formats,
  lastYear,
  readAs,
  rowsOf,
  scrollTo,
  section,
  sumOf,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wireLastYear,
  wireThisMonth,
} from '../../support/screen.ts';
import { partOf, words } from '../../support/words.ts';

/** Why a total changed: on the report of an outlet, divided by channels, zones or articles, and on a list of outlets. */
const meta = preview.meta({
  title: 'Reporting/Why did it change – Zašto se promijenilo',
  component: StoryPortal,
  args: { path: `/parking/provider/8?${thisMonth}&${lastYear}` },
});

const title = () => words('Zašto se promijenilo');

/** The sentence, whose place is another one while the section's code is loading. */
const sentence = () => document.querySelector<HTMLElement>('[data-part=sentence]');

/** The section with its chart or its table, at the top of the snapshot. */
async function shown() {
  await waitFor(() => expect(sentence()).toBeVisible(), { timeout: 10_000 });
  await chartsDrawn();
  const card = await section(title());
  await scrollTo(card);
  return card;
}

/** The amounts of the sentence, in their order; a sign is that of a cause that works against others. */
const amountsOf = () => readAs(sentence()?.textContent ?? '').match(new RegExp(`[+−-]?${anyMoney().source}`, 'g'));
const money = (...values: readonly number[]) => values.map((value) => readAs(formats().money(value)));
const signedMoney = (...values: readonly number[]) => values.map((value) => readAs(formats().signedMoney(value)));

/** The causes as the list shows them: days, quantity, price and their sum. */
const causesIn = (card: HTMLElement) =>
  [...card.querySelectorAll('dd > :first-child')].map(({ textContent }) => readAs(textContent ?? ''));

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
const theCase = answers(
  { 'po-artiklima': october, 'po-distributerima': channelOf(october) },
  { 'po-artiklima': september, 'po-distributerima': channelOf(september) },
);

async function showsTheCase() {
  const card = await shown();
  await expect(amountsOf()).toEqual(money(2542, 620, 620, 1302));
  await expect(sentence()).toHaveTextContent(/Korzo\.$/);
  await expect(causesIn(card)).toEqual(signedMoney(620, 620, 1302, 2542));
  await expect(within(card).getByText(words('31 naspram 30'))).toBeVisible();
  await expect((await tile(words('Iznos'))).textContent).toContain(formats().signedMoney(2542));
  return card;
}

export const Up = meta.story({ ...theCase, play: async () => void (await showsTheCase()) });
export const Dark = meta.story({
  ...theCase,
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async () => void (await showsTheCase()),
});
export const English = meta.story({
  ...theCase,
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await showsTheCase();
    await expect(sentence()).toHaveTextContent(
      'Up €2,542.00: one more day €620.00, more tickets €620.00, dearer tickets €1,302.00; most of it Korzo.',
    );
  },
});
export const Phone = meta.story({
  ...theCase,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsTheCase();
    await expectNoOverflow(390);
  },
});
export const PhoneAsTable = meta.story({
  ...theCase,
  args: { path: `${octoberPath}&why.view=table` },
  tags: ['phone', 'english'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async () => {
    await showsTheCase();
    await expect(within(await tableIn(title())).getByText('Korzo')).toBeVisible();
    await expectNoOverflow(390);
  },
});

/** Zones, channels and articles are views of the same responses; the address holds the choice, and the table has the sum. */
export const ChoosingMakesNoCall = meta.story({
  ...theCase,
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const card = within(await showsTheCase());
    const made = (await callsTo('/parking/')).length;
    await userEvent.click(card.getByRole('button', { name: words('Tablica') }));
    for (const [name, rows] of [
      [words('Artikli'), 4],
      [words('Kanali'), 1],
      [words('Zone'), 2],
    ] as const) {
      await userEvent.click(card.getByRole('radio', { name }));
      await waitFor(() => expect(card.getByRole('radio', { name })).toBeChecked());
      const table = await tableIn(title());
      await expect(totalsOf(table)[3]).toBe(formats().signedAmount(2542));
      await expect(totalsOf(table)[4]).toBe(formats().signedAmount(13.67));
      await waitFor(async () => expect(rowsOf(await tableIn(title()))).toHaveLength(rows));
    }
    card.getByRole('radio', { name: words('Zone') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(card.getByRole('radio', { name: words('Artikli') })).toBeChecked());
    await expect(await callsTo('/parking/')).toHaveLength(made);
  },
});

export const AsTable = meta.story({
  ...theCase,
  args: { path: `${octoberPath.replace('zones', 'articles')}&why.view=table` },
  play: async () => {
    await shown();
    const table = await tableIn(title());
    const figures = rowsOf(table).map(([name, , , contribution, points]) => [name, contribution, points]);
    const { signedAmount } = formats();
    await expect(figures).toEqual([
      ['Satna karta · Korzo', signedAmount(2322), signedAmount(12.48)],
      ['Mjesečna karta · Riva', signedAmount(1240), signedAmount(6.67)],
      ['Tjedna karta · Riva', signedAmount(-600), signedAmount(-3.22)],
      ['Dnevna karta · Korzo', signedAmount(-420), signedAmount(-2.26)],
    ]);
    await expect(totalsOf(table).slice(3)).toEqual([signedAmount(2542), signedAmount(13.67)]);
  },
});

/** Causes that work against each other have signs, and a fall that no single part explains names none. */
export const Down = meta.story({
  ...compares(
    [
      article(1, 'Satna karta', 'Korzo', 1.2, 8000),
      article(2, 'Dnevna karta', 'Riva', 10, 240),
      article(3, 'Tjedna karta', 'Obala', 20, 130),
    ],
    [
      article(1, 'Satna karta', 'Korzo', 1, 10_000),
      article(2, 'Dnevna karta', 'Riva', 10, 300),
      article(3, 'Tjedna karta', 'Obala', 20, 160),
    ],
  ),
  play: async () => {
    const card = await shown();
    // 16,200.00 in 30 days, 14,600.00 in 31: days +540.00, price 8,000 × 0.20.
    await expect(amountsOf()).toEqual([...money(1600), ...signedMoney(540, -3740, 1600)]);
    await expect(causesIn(card)).toEqual(signedMoney(540, -3740, 1600, -1600));
  },
});

export const NoChange = meta.story({
  ...compares([article(1, 'Satna karta', 'Korzo', 1, 300)], [article(1, 'Satna karta', 'Korzo', 1, 300)]),
  play: async () => {
    const card = await shown();
    await expect(amountsOf()).toEqual(signedMoney(10, -10));
    await expect(within(card).getByText(words('Nema podataka za prikaz.'))).toBeVisible();
  },
});

/** Nothing was sold in the compared period: contributions have no points. */
export const NoComparedTotal = meta.story({
  ...compares([article(1, 'Satna karta', 'Korzo', 1, 300), article(2, 'Dnevna karta', 'Riva', 10, 9)], []),
  play: async () => {
    const card = await shown();
    await expect(amountsOf()).toEqual(money(390, 390));
    await expect(
      within(card).getByText(words('Razdoblje usporedbe nema iznosa, pa doprinosi nemaju postotnih bodova.')),
    ).toBeVisible();
    await expect(within(card).queryByText(partOf('p. b.'))).toBeNull();
  },
});

/** A zone that is new, one that is gone, one without a name, and one that is called so. */
export const OneSideZero = meta.story({
  ...compares(
    [
      article(1, 'Satna karta', 'Nova luka', 1, 900),
      article(2, 'Satna karta', null, 1, 500),
      article(3, 'Satna karta', 'Bez zone', 1, 80),
    ],
    [
      article(4, 'Satna karta', 'Stara luka', 1, 400),
      article(2, 'Satna karta', '', 1, 450),
      article(3, 'Satna karta', 'Bez zone', 1, 50),
    ],
  ),
  args: { path: `${octoberPath}&why.view=table` },
  play: async () => {
    await shown();
    const { amount, signedAmount } = formats();
    await expect(rowsOf(await tableIn(title())).map((cells) => cells.slice(0, 4))).toEqual([
      ['Nova luka', amount(900), amount(0), signedAmount(900)],
      ['Stara luka', amount(0), amount(400), signedAmount(-400)],
      [words('bez zone'), amount(500), amount(450), signedAmount(50)],
      ['Bez zone', amount(80), amount(50), signedAmount(30)],
    ]);
  },
});

/** Names of 200 letters are cut where the chart and the sentence have no room for them. */
export const LongNames = meta.story({
  ...compares(
    [
      article(1, 'Satna karta', `Zona ${'najduljeg imena '.repeat(12)}kraj`, 1, 900),
      article(2, 'Dnevna karta', 'Ž'.repeat(200), 1, 500),
    ],
    [
      article(1, 'Satna karta', `Zona ${'najduljeg imena '.repeat(12)}kraj`, 1, 400),
      article(2, 'Dnevna karta', 'Ž'.repeat(200), 1, 600),
    ],
  ),
  play: async () => {
    await shown();
    await expect(sentence()?.textContent?.length).toBeLessThan(300);
    await expectNoOverflow(1440);
  },
});
/** On a list the parts are the outlets: eight with a bar of their own, and one bar for the others. */
export const ListOfOutlets = meta.story({
  args: { path: `/parking?${thisMonth}&${lastYear}` },
  play: async () => {
    const card = await shown();
    const [now, before] = await Promise.all(
      [wireThisMonth, wireLastYear].map((query) => answerOf(`/parking/provider-list/?${query}`)),
    );
    const difference = sumOf([now?.ukupno.valid_amount ?? '', `-${before?.ukupno.valid_amount}`]);
    await expect(causesIn(card).at(-1)).toBe(signedMoney(difference)[0]);
    await expect(amountsOf()?.[0]).toBe(money(Math.abs(difference))[0]);
    await expect(within(card).queryByRole('radio')).toBeNull();
  },
});

/** The outlet's name in the table leads to its page, as its bar does (behaviour 4.18). */
export const OutletFollowed = meta.story({
  args: { path: `/parking?${thisMonth}&${lastYear}&why.view=table` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(sentence()).toBeVisible(), { timeout: 10_000 });
    const [[name = ''] = []] = rowsOf(await tableIn(title()));
    await userEvent.click(within(await tableIn(title())).getByRole('link', { name }));
    await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** The name of a channel in the table narrows the report to it. */
export const ChannelFollowed = meta.story({
  args: { path: `/parking/provider/8?${thisMonth}&${lastYear}&why.view=table&why.by=channels` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await shown();
    const [[name = ''] = []] = rowsOf(await tableIn(title()));
    await userEvent.click(within(await tableIn(title())).getByRole('link', { name }));
    await waitFor(async () => expect(rowsOf(await tableIn(words('Kanali prodaje')))).toHaveLength(1));
    await expect(rowsOf(await tableIn(title()))).toHaveLength(1);
  },
});

/** A park has articles alone, so there is nothing to choose. */
export const Park = meta.story({
  args: { path: `/parkovi/park/1?${thisMonth}&${lastYear}` },
  parameters: { snapshot: false },
  play: async () => {
    const card = await shown();
    await expect(within(card).queryByRole('radio')).toBeNull();
  },
});

/** A garage has channels and articles, and no zones. */
export const Garage = meta.story({
  args: { path: `/garaze/garaza/1?${thisMonth}&${lastYear}` },
  parameters: { snapshot: false },
  play: async () => {
    const card = await shown();
    await expect(within(card).getAllByRole('radio')).toHaveLength(2);
  },
});

/** Without a comparison there is nothing to explain. */
export const NothingCompared = meta.story({
  args: { path: `/parking/provider/8?${thisMonth}` },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(words('Artikli po zonama'));
    await expect(screen.queryByRole('heading', { name: title() })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/po-*/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    const card = await section(title());
    await expect(within(card).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
    await expect(sentence()).toBeNull();
  },
});

/** One of the two reports fails: the section says so, and works after a retry. */
export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/po-artiklima/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    // Looks the section up at each attempt: it replaces its skeleton.
    const retry = async () => within(await section(title())).getByRole('button', { name: words('Pokušaj ponovno') });
    await waitFor(async () => expect(await retry()).toBeVisible(), { timeout: 10_000 });
    await recover(userEvent, await retry());
    await shown();
  },
});
