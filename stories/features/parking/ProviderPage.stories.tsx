import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, setFaults } from '../../support/backOffice.ts';
import { parking } from '../../support/outlets/kinds.ts';
import { reportStories } from '../../support/outlets/reportStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  expectNoOverflow,
  formats,
  rowsOf,
  scrollTo,
  section,
  tableIn,
  thisMonth,
  totalsOf,
} from '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** Šibenik: three zones, and some articles without one. */
const provider = reportStories(parking, {
  id: 8,
  name: 'Šibenik',
  articles: 'Artikli po zonama',
});

const meta = preview.meta({
  title: 'Parking/Provider – Pružatelj',
  component: StoryPortal,
  args: { path: provider.comparing },
});

export const Default = meta.story({
  ...provider.comparedByDefault,
  play: async () => {
    await provider.comparedByDefault.play();
    await provider.expectHeader();
    await chartsDrawn();
  },
});

export const NotComparing = meta.story(provider.notComparing);
export const Dark = meta.story({ ...provider.whole, tags: ['dark'], globals: { theme: 'dark' } });

const english = provider.english('Transactions');
export const English = meta.story({
  ...english,
  tags: ['english'],
  play: async () => {
    await english.play();
    const path = within(screen.getByRole('navigation', { name: /breadcrumb|path/i }));
    await expect(path.getByRole('link', { name: 'Home' })).toBeVisible();
    await chartsDrawn();
  },
});

export const Tablet = meta.story({ ...provider.fits(820), tags: ['tablet'], parameters: { snapshot: 'full' } });
export const Phone = meta.story({
  ...provider.fits(390),
  tags: ['phone'],
  args: { path: provider.plain },
  parameters: { snapshot: 'full' },
});
export const Loading = meta.story({ ...provider.loading, tags: ['loading'] });

export const Refetching = meta.story({
  tags: ['loading', 'refetching'],
  args: { path: provider.plain },
  parameters: {
    snapshot: 'busy',
    // Old figures are dimmed only until the new ones have loaded.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const before = totalsOf(await provider.articleTable());
    await chartsDrawn();
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    for (const name of [words('Kanali prodaje'), words('Kretanje po razdoblju'), words('Artikli po zonama')]) {
      const card = await section(name);
      await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    }
    await expect(totalsOf(within(await section(words('Artikli po zonama'))).getByRole('table'))).toEqual(before);
  },
});

export const Empty = meta.story({ ...provider.empty, tags: ['empty'], parameters: { snapshot: 'full' } });

/** The articles fail, the rest is shown. */
export const Failed = meta.story({
  tags: ['failed'],
  args: { path: provider.plain },
  globals: { faults: [{ path: '/parking/*/*/po-artiklima/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: 'full' },
  play: async () => {
    const card = await section(words('Artikli po zonama'));
    const alert = await within(card).findByRole('alert');
    await provider.channelTable();
    await chartsDrawn();
    await expect(alert).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({ ...provider.failedThenRetried, tags: ['failed'] });

export const MismatchAnswer = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/*/*/intervalno/', kind: 'malformed' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    const alert = await within(await section(words('Kretanje po razdoblju'))).findByRole('alert');
    await expect(alert).toHaveTextContent(partOf('odgovorio na neočekivan način.'));
    await provider.articleTable();
  },
});

/** The provider's name fails: the page reports it, with a retry, and shows the figures. */
export const NameFailed = meta.story({
  tags: ['failed'],
  args: { path: provider.plain },
  globals: { faults: [{ path: '/parking/*/*/info/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await provider.channelTable();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent(words('Pružatelj 8')));
    await expect(heading).not.toHaveAttribute('aria-busy');
    const message = screen.getByText(parking.texts.infoFailed).closest('[role=alert]') as HTMLElement;
    await expect(within(message).getByRole('button', { name: words('Pokušaj ponovno') })).toBeVisible();
    await chartsDrawn();
  },
});

export const NameFailedThenRetried = meta.story({
  ...provider.nameFailedThenRetried,
  tags: ['failed'],
  args: { path: provider.plain },
});
export const NotFound = meta.story(provider.notFound);
export const IdIsNoNumber = meta.story(provider.idIsNoNumber);

/** Another user's provider: the server refuses, and the user is redirected to the root (behaviour 1.11). */
export const SomeoneElses = meta.story({
  tags: ['user-provider'],
  args: { path: parking.pathOf(1) },
  globals: { user: 'provider' },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
    await tableIn(words('Usluge'));
    await chartsDrawn();
  },
});

/** Articles are ordered alphabetically by zone, those without a zone last. */
export const ArticleExpanded = meta.story({
  ...provider.articleExpanded,
  args: { path: provider.plain },
  play: async (context) => {
    const table = await provider.articleTable();
    const { artikli } = await provider.reportOf('po-artiklima');
    const zones = [...table.querySelectorAll('th[scope=rowgroup]')].map((zone) => zone.textContent);
    const named = new Set(artikli.map((row) => row.zone_name).filter((zone) => zone !== null));
    await expect(zones).toEqual([...[...named].sort(formats().compare), words('bez zone')]);
    await provider.articleExpanded.play(context);
  },
});

export const ArticlesComparing = meta.story(provider.articlesComparing);

const longWords = { args: { path: `${parking.pathOf(9)}?${thisMonth}` } };

export const LongWords = meta.story({
  tags: ['long-words'],
  ...provider.fits(1440),
  ...longWords,
  globals: { scenario: 'long-words' },
  parameters: { snapshot: 'full' },
});

export const LongWordsPhone = meta.story({
  ...provider.fits(390),
  ...longWords,
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
});

export const NotPermitted = meta.story({ ...provider.states.notPermitted, tags: ['forbidden'] });
export const PhoneFailed = meta.story({ ...provider.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...provider.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...provider.states.phoneEmpty, tags: ['phone', 'empty'] });

/** A day of the month: its lines stand below the chart, and each leads to its transactions. */
const oneDay = `${parking.pathOf(8)}?beginDate=2026-11-18&endDate=2026-11-18`;
const dayTable = () => tableIn(words('Stavke dana'));

/** The lines add up to the day's figures, as the tiles and the articles have them. */
async function expectDayLines() {
  const table = await dayTable();
  const { detaljno } = await answerOf<{ detaljno: readonly unknown[] }>(
    `${parking.callOf(8)}/detaljno/?begin_date=2026-11-18&end_date=2026-11-18`,
  );
  await expect(rowsOf(table)).toHaveLength(detaljno.length);
  await waitFor(async () =>
    expect(totalsOf(table).slice(-3, -1)).toEqual(totalsOf(await provider.articleTable()).slice(-2)),
  );
  await chartsDrawn();
}

export const OneDay = meta.story({
  args: { path: oneDay },
  play: async () => {
    await expectDayLines();
    const [first] = within(await dayTable()).getAllByRole('link', { name: startOf('Transakcije: ') });
    await expect((first as HTMLAnchorElement).search).toMatch(
      /^\?beginDate=2026-11-18&endDate=2026-11-18&channel=\d+&zone=(~|%7E).*&price=\d/,
    );
    await scrollTo(await section(words('Stavke dana')));
  },
});
export const OneDayPhone = meta.story({
  tags: ['phone'],
  args: { path: oneDay },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dayTable();
    await chartsDrawn();
    await expectNoOverflow(390);
    await scrollTo(await section(words('Stavke dana')));
  },
});
export const OneDayEnglishDark = meta.story({
  tags: ['english', 'dark'],
  args: { path: oneDay },
  globals: { language: 'en', theme: 'dark' },
  play: async () => {
    await expectDayLines();
    await scrollTo(await section(words('Stavke dana')));
  },
});

/** Transactions can be seen for 30 days: an older day has its lines, and says why they lead no further. */
export const OneDayTooOld = meta.story({
  args: { path: `${parking.pathOf(8)}?beginDate=2026-10-20&endDate=2026-10-20` },
  play: async () => {
    const table = await dayTable();
    await expect(within(table).queryByRole('link')).toBeNull();
    const card = await section(words('Stavke dana'));
    await expect(
      within(card).getByText(words('Transakcije se mogu vidjeti 30 dana, pa ih za ovaj dan više nema.')),
    ).toBeVisible();
    await chartsDrawn();
    await scrollTo(card);
  },
});

/** The lines of the day fail: the rest of the page stays. */
export const OneDayFailed = meta.story({
  tags: ['failed'],
  args: { path: oneDay },
  globals: { faults: [{ path: '/parking/*/*/detaljno/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await provider.articleTable();
    const card = await section(words('Stavke dana'));
    await expect(await within(card).findByRole('alert')).toBeVisible();
    await chartsDrawn();
    await scrollTo(card);
  },
});

/** A day without sales says so. */
export const OneDayEmpty = meta.story({
  tags: ['empty'],
  args: { path: `${parking.pathOf(8)}?beginDate=2017-01-01&endDate=2017-01-01` },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await within(await section(words('Stavke dana'))).findByText(words('Nema stavki'))).toBeVisible();
  },
});
