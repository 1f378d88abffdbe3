import { expect, screen, waitFor, within } from 'storybook/test';
import { type StatisticsView, statisticsPaths } from '#features/routes/paths.ts';
import preview from '../../../.storybook/preview';
import { callsTo } from '../../support/backOffice.ts';
import { answersPages, growingCities, statisticsPage } from '../../support/pagedAnswers.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { cardsIn, chartsDrawn, formats, rowsOf, section, tableIn, totalsOf } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { area, headsOf, listTitle, pageOf } from '../../support/statistics.ts';
import { quietToasts } from '../../support/toasts.ts';
import { phone } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** The statistics of two periods: each figure with the compared one, difference and percentage. */
const meta = preview.meta({
  title: 'Statistics/Comparing – Usporedba',
  component: StoryPortal,
  args: { path: area },
  beforeEach: quietToasts,
});

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const september = 'compareBeginDate=2026-09-01&compareEndDate=2026-09-30';
const both = `${october}&${september}`;
const wireOctober = 'begin_date=2026-10-01&end_date=2026-10-31';
const wireSeptember = 'begin_date=2026-09-01&end_date=2026-09-30';
const cities = () => words('Po gradovima');

const grows = answersPages(`${area}/po_gradovima/`, ({ page, query }) =>
  statisticsPage(growingCities(query.get('begin_date') === '2026-09-01'), page),
);
const citiesPath = `${area}/by-promotions?${both}`;
const growth = (purchases: number, percent: number) => [formats().count(purchases), formats().signedPercent(percent)];

/** 120 cities on three pages: the one that grew from 1 to 1,000 is first, though it is on the third. */
export const CitiesByGrowth = meta.story({
  ...grows,
  args: { path: citiesPath },
  play: async () => {
    const table = await tableIn(cities());
    const [first] = rowsOf(table);
    await expect([first?.[0], first?.[1], first?.[3]]).toEqual(['Zaprešić', '1', formats().count(1)]);
    await expect([first?.[2], first?.[5]]).toEqual(growth(1000, 99_900));
    const row = (name: string) => rowsOf(table).find((cells) => cells[0] === name);
    await expect(row('Vinkovci')?.[5]).toContain(words('novo'));
    await expect(row('Umag')?.[5]).toContain(words('nema više'));
    const sum = (isBefore: boolean) => growingCities(isBefore).reduce((all, one) => all + one.kupovine, 0);
    await expect(totalsOf(table).slice(2, 4)).toEqual([formats().count(sum(false)), formats().count(sum(true))]);
  },
});

export const CitiesByGrowthDark = meta.story({ ...CitiesByGrowth.input, tags: ['dark'], globals: { theme: 'dark' } });

export const CitiesByGrowthEnglish = meta.story({
  ...CitiesByGrowth.input,
  tags: ['english'],
  globals: { language: 'en' },
});

/** Days stand beside those of the same place: October has one more, which the page says. */
export const Days = meta.story({
  args: { path: `${area}/users-and-sales?${both}` },
  play: async () => {
    const title = words('Korisnici i kupovine');
    const table = await tableIn(title);
    await chartsDrawn();
    await expect(rowsOf(table)).toHaveLength(31);
    await expect(rowsOf(table)[0]?.[0]).toBe(words('31. 10. 2026.'));
    await expect(rowsOf(table)[1]?.slice(0, 2)).toEqual([words('30. 10. 2026.'), words('30. 9. 2026.')]);
    await expect(headsOf(table).slice(2, 6)).toEqual([
      `${words('Kupovine')} / ${words('Razdoblje')}`,
      `${words('Kupovine')} / ${words('Usporedba', 'Compare')}`,
      `${words('Kupovine')} / ${words('Razlika')}`,
      `${words('Kupovine')} / %`,
    ]);
    const sum = async (query: string) =>
      (await pageOf('korisnici_i_kupovine', query)).content.reduce((all, { kupovine }) => all + Number(kupovine), 0);
    const [now, before] = [await sum(wireOctober), await sum(wireSeptember)];
    await expect(totalsOf(table).slice(2, 5)).toEqual([
      formats().count(now),
      formats().count(before),
      formats().signedCount(now - before),
    ]);
    await expect(screen.getByText(startOf('Razdoblja nisu jednako duga'))).toBeVisible();
  },
});

export const DaysTablet = meta.story({
  args: { path: `${area}/users-and-sales?${both}` },
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(words('Korisnici i kupovine'));
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** A year of months beside the same months of the year before. */
export const Months = meta.story({
  args: {
    path: `${area}/all-sales?beginDate=2025-01-01&endDate=2025-12-31&compareBeginDate=2024-01-01&compareEndDate=2024-12-31`,
  },
  play: async () => {
    const table = await tableIn(words('Sve kupovine'));
    await chartsDrawn();
    await expect(rowsOf(table)).toHaveLength(12);
    await expect(rowsOf(table)[11]?.slice(0, 2)).toEqual([
      formats().month('2025-01-01'),
      formats().month('2024-01-01'),
    ]);
  },
});

/** A list by day: the total of both periods in its chart, and its table with the differences. */
export const ListByDay = meta.story({
  args: { path: `${area}/allUsers?${both}&purchases.view=table` },
  play: async () => {
    const title = listTitle('Svi korisnici', 'Kupovine');
    const table = await tableIn(title);
    await chartsDrawn();
    await expect(rowsOf(table)).toHaveLength(31);
    const legend = within(await within(await section(title)).findByRole('list', { name: words('Legenda') }));
    await expect(legend.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await expect(await callsTo('svi_korisnici')).toHaveLength(2);
    await expect(totalsOf(table)[2]).not.toBe('–');
  },
});

/** Every other view compares in the same way. */
const compares = (view: StatisticsView, title: () => string, hasDates = true) => ({
  args: { path: `${statisticsPaths[view]}?${both}` },
  play: async () => {
    await within(await section(title())).findAllByText(words('Razlika'));
    // A table without dates has bars of its rows.
    if (hasDates) await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});
/** The views of lists have no table at first: both periods are in the legend. */
const comparesList = (view: StatisticsView, title: () => string) => ({
  args: { path: `${statisticsPaths[view]}?${both}` },
  play: async () => {
    const legend = within(await within(await section(title())).findByRole('list', { name: words('Legenda') }));
    await expect(legend.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await chartsDrawn();
  },
});
export const NumOfSales = meta.story(compares('numOfSales', () => words('Broj kupovina', 'Number of sales'), false));
export const PaydoPromotion = meta.story(compares('paydoPromotion', () => words('Promocija Paydo')));
export const MastercardPromotion = meta.story(compares('mastercardPromotion', () => words('Promocija Mastercard')));
export const UsedPromotions = meta.story(compares('usedPromotions', () => words('Iskorištene promocije')));
export const BusinessUsers = meta.story(compares('businessUsers', () => words('Poslovni korisnici'), false));
export const TokenizedCards = meta.story(compares('tokenizedCards', () => words('Tokenizirane kartice')));
export const NewUsers = meta.story(comparesList('newUsers', () => listTitle('Novi korisnici', 'Kupovine')));
export const WebUsers = meta.story(comparesList('webUsers', () => listTitle('Web', 'Kupovine')));
export const MobileUsers = meta.story(comparesList('mobileUsers', () => listTitle('Mobilna aplikacija', 'Kupovine')));

/** Users of a day are not added up: a chart by week has none, and says so. */
export const ByWeek = meta.story({
  args: { path: `${area}/users-and-sales?${october}&usersAndSales.interval=week` },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(words('Korisnici i kupovine'));
    await chartsDrawn();
    await expect(await screen.findByText(startOf('Samo po danima, jer se dani ne zbrajaju'))).toBeVisible();
  },
});

/** From the whole span to last month, compared with the month before, which rolls along; then a link to another view. */
export const TurnedOn = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Korisnici i kupovine'));
    const checkbox = () => screen.getByRole('checkbox', { name: words('Usporedi s') });
    await expect(checkbox()).toBeDisabled();
    await expect(screen.getByText(startOf('Statistika počinje'))).toBeVisible();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
      await userEvent.click(within(await openedPanel()).getByRole('button', { name }));
    };
    await choose(words('Prošli mjesec'));
    await userEvent.click(checkbox());
    const compared = () => screen.findByRole('button', { name: startOf('Razdoblje usporedbe') });
    await expect(await compared()).toHaveTextContent(words('1. 9. 2026. – 30. 9. 2026.'));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await expect(await screen.findByText(startOf('Uspoređeno s'))).toBeVisible();
    await expect(await screen.findByRole('link', { name: words('Po gradovima') })).toHaveAttribute(
      'href',
      `${area}/by-promotions?${both}`,
    );
  },
});

/** A typed period is called so, with one press back to the previous one. */
export const Typed = meta.story({
  args: { path: `${area}/total-promotions?${october}&compareBeginDate=2026-09-01&compareEndDate=2026-09-29` },
  play: async ({ userEvent }) => {
    await tableIn(words('Promocije ukupno'));
    await expect(screen.getByText(startOf('Uspoređeno s upisanim razdobljem'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Prethodno razdoblje') }));
    await waitFor(() => expect(screen.queryByText(startOf('Uspoređeno s upisanim razdobljem'))).toBeNull());
    await expect(screen.getByText(partOf('Prethodno razdoblje'))).toBeVisible();
    await tableIn(words('Promocije ukupno'));
  },
});

/** A compare period that makes no sense compares nothing, and says so. */
export const BadCompare = meta.story({
  args: { path: `${area}/total-promotions?${october}&compareBeginDate=2018-01-01&compareEndDate=2018-01-31` },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(words('Promocije ukupno'));
    await expect(screen.getByText(startOf('Razdoblje usporedbe u poveznici nije ispravno'))).toBeVisible();
    await expect(screen.queryByText(startOf('Uspoređeno s'))).toBeNull();
  },
});

/** On a phone an opened row has every figure behind its name, with the compared one and the change. */
export const PhoneOpened = meta.story({
  ...grows,
  args: { path: citiesPath },
  tags: ['phone'],
  globals: phone,
  play: async ({ userEvent }) => {
    const list = within(await cardsIn(cities()));
    const first = list.getAllByRole('button', { name: /^Zaprešić/ })[0] as HTMLElement;
    await userEvent.click(first);
    const opened = first.closest('li') as HTMLElement;
    await waitFor(() => expect(opened.querySelectorAll('[data-part=rest] tbody tr').length).toBe(5));
    await expect(within(opened).getAllByText(partOf('prije')).length).toBeGreaterThanOrEqual(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** Without a comparison too: the figures of the card's head are named again with the others. */
export const PhoneOpenedAlone = meta.story({
  args: { path: `${area}/paydo-promotion?${october}` },
  tags: ['phone'],
  globals: phone,
  play: async ({ userEvent }) => {
    const list = await cardsIn(words('Promocija Paydo'));
    const first = within(list).getAllByRole('button')[0] as HTMLElement;
    await userEvent.click(first);
    const opened = within(first.closest('li') as HTMLElement);
    for (const name of [words('Broj'), words('Popust, €')]) {
      await expect(opened.getByText(name, { selector: 'dt' })).toBeVisible();
    }
  },
});

const states = statesOf({
  async loaded() {
    const table = await tableIn(words('Korisnici i kupovine'));
    await chartsDrawn();
    return table;
  },
  async reload(userEvent) {
    await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
    await userEvent.click(within(await openedPanel()).getByRole('button', { name: words('Prošlo tromjesečje') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
  },
});
const compared = { path: `${area}/users-and-sales?${both}` };
export const Loading = meta.story({ ...states.loading, args: compared, tags: ['loading'] });
export const Failed = meta.story({ ...states.failed, args: compared, tags: ['failed'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, args: compared, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, args: compared, tags: ['phone', 'loading'] });
