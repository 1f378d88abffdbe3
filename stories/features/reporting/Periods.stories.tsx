import { expect, screen, waitFor, within } from 'storybook/test';
import { compareValues, exactOf, figureOf, perDay } from '#api/figures.ts';
import preview from '../../../.storybook/preview';
import { keepDownloads, savedFile, spreadsheet } from '../../flows/downloads.ts';
import { answerOf, callsTo } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, expectNoOverflow, formats, section, tableIn, tile, totalsOf } from '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** October against September: periods as people count them, whose days differ. */
const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const september = 'compareBeginDate=2026-09-01&compareEndDate=2026-09-30';
const compared = `${october}&${september}&compare=previousPeriod`;
const wireOctober = 'begin_date=2026-10-01&end_date=2026-10-31';
const wireSeptember = 'begin_date=2026-09-01&end_date=2026-09-30';

const meta = preview.meta({
  title: 'Reporting/Periods – Razdoblja',
  component: StoryPortal,
  args: { path: `/?${compared}` },
});

const services = () => tableIn(words('Usluge'));
const providers = () => tableIn(words('Pružatelji parkiranja'));
const applied = () => screen.getByRole('status', { name: words('Primijenjeni filtri') });
const note = (text: RegExp) => screen.findByText(text);
const perDayBox = () => screen.getByRole('checkbox', { name: words('Po danu') });
const searchOf = () => new URLSearchParams(window.location.search);

/** The page says how long each period is, and which weekdays each of them has more often. */
async function expectNotes() {
  await expect(await note(/31 (dan|days)\D+30 (dana|days)/)).toBeVisible();
  await expect(
    await note(/^(Dani u tjednu: 5 četvrtaka, 5 petaka i 5 subota prema 4;|Weekdays: 5 Thursdays,)/),
  ).toBeVisible();
  await expect(screen.queryByText(/^(Blagdani|Public holidays):/)).toBeNull();
}

/** A figure per day, as a table writes it. */
const written = (value: number, days: number) => formats().amount(figureOf(perDay(exactOf(value), days)).rounded);

export const UnlikeLengths = meta.story({
  play: async () => {
    await services();
    await expectNotes();
    await chartsDrawn();
    const [first] = document.querySelectorAll('[data-part=canvas]');
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
  },
});

export const UnlikeLengthsPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await services();
    await expectNotes();
    await chartsDrawn();
    await expectNoOverflow(390);
  },
});

/** Holidays that one of the periods has, by name. */
export const HolidaysEnglish = meta.story({
  tags: ['english'],
  args: {
    path: '/parking?beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
  },
  globals: { language: 'en' },
  play: async () => {
    await providers();
    await expect(
      await note(/^Public holidays: 2 days \(All Saints’ Day, Remembrance Day .*\) against none\.$/),
    ).toBeVisible();
  },
});

/** Typed days are marked; one press leads back to the previous period. */
export const Typed = meta.story({
  args: { path: `/parking?${october}&compareBeginDate=2026-08-01&compareEndDate=2026-08-31&compare=typed` },
  play: async () => {
    await providers();
    await expect(applied()).toHaveTextContent(
      words('x (upisano)').replace('x', formats().dayRangeLong('2026-08-01', '2026-08-31')),
    );
    await expect(screen.getByRole('button', { name: words('Vrati na prethodno razdoblje') })).toBeVisible();
  },
});

export const TypedPhone = meta.story({
  tags: ['phone'],
  args: { path: `/parking?${october}&compareBeginDate=2026-08-01&compareEndDate=2026-08-30&compare=typed` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await providers();
    await expect(screen.getByRole('button', { name: words('Vrati na prethodno razdoblje') })).toBeVisible();
    await expect(await note(/31 (dan|days)\D+30 (dana|days)/)).toBeVisible();
    await expectNoOverflow(390);
  },
});

/** Back to the previous period by one press: its figures are fetched, and the address names the kind. */
export const TypedThenPrevious = meta.story({
  args: { path: `/parking?${october}&compareBeginDate=2026-08-01&compareEndDate=2026-08-31&compare=typed` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await providers();
    await userEvent.click(screen.getByRole('button', { name: words('Vrati na prethodno razdoblje') }));
    await waitFor(() => expect(applied()).toHaveTextContent(formats().dayRangeLong('2026-09-01', '2026-09-30')));
    await expect(screen.queryByText(partOf('Razdoblje usporedbe je upisano'))).toBeNull();
    await expectNotes();
  },
});

/** Days that equal the previous period stay typed when they were typed: another period leaves them. */
export const TypedStays = meta.story({
  args: { path: `/parking?${october}&${september}&compare=typed` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await providers();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words('Razdoblje')} \\d`) }));
    await userEvent.click(within(await openedPanel()).getByRole('button', { name: words('Prošla godina') }));
    await expect(await screen.findByRole('button', { name: partOf('Razdoblje usporedbe') })).toHaveTextContent(
      words('1. 9. 2026. – 30. 9. 2026.'),
    );
    // The draft says so, with a press back of its own.
    await userEvent.click(await screen.findByRole('button', { name: words('Vrati na prethodno razdoblje') }));
    await expect(await screen.findByRole('button', { name: partOf('Razdoblje usporedbe') })).toHaveTextContent(
      words('1. 1. 2024. – 31. 12. 2024.'),
    );
  },
});

/** Tiles, tables and charts show what a day had, by the same figures: no call is made. */
export const PerDay = meta.story({
  args: { path: `/?${compared}&per=day` },
  play: async () => {
    const [now, before] = await Promise.all(
      [wireOctober, wireSeptember].map((range) => answerOf(`/dashboard/ukupno-po-uslugama/?${range}`)),
    );
    if (!now || !before) throw new Error('The API does not respond');
    const table = await services();
    const counts = compareValues(
      perDay(exactOf(now.ukupno.valid_count), 31),
      perDay(exactOf(before.ukupno.valid_count), 30),
    );
    const amounts = compareValues(
      perDay(exactOf(Number(now.ukupno.valid_amount)), 31),
      perDay(exactOf(Number(before.ukupno.valid_amount)), 30),
    );
    const { signedAmount, signedPercent } = formats();
    await expect(totalsOf(table)).toEqual([
      words('Ukupno', 'Total'),
      written(now.ukupno.valid_count, 31),
      written(before.ukupno.valid_count, 30),
      signedAmount(counts.difference.rounded),
      signedPercent(counts.percentage.rounded),
      written(Number(now.ukupno.valid_amount), 31),
      written(Number(before.ukupno.valid_amount), 30),
      signedAmount(amounts.difference.rounded),
      signedPercent(amounts.percentage.rounded),
    ]);
    await expect(within(table).getByRole('columnheader', { name: words('Količina po danu') })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: words('Iznos po danu, €') })).toBeVisible();
    await expect(await tile(words('Količina po danu'))).toHaveTextContent(written(now.ukupno.valid_count, 31));
    await expect(await tile(words('Prosjek po jedinici'))).toBeVisible();
    await section(words('Kretanje usluga po razdoblju, po danu'));
    await chartsDrawn();
  },
});

export const PerDayPhoneDark = meta.story({
  tags: ['phone', 'dark'],
  args: { path: `/parking?${compared}&per=day` },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await providers();
    await expect(perDayBox()).toBeChecked();
    await expectNoOverflow(390);
  },
});

/** The box turns figures per day on and off; what was edited meanwhile stays, and nothing is fetched. */
export const PerDayByThePress = meta.story({
  args: { path: `/parking?${october}` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { ukupno } = await answerOf(`/parking/provider-list/?${wireOctober}`);
    await providers();
    const listCalls = () => callsTo('/parking/provider-list/');
    const calls = (await listCalls()).length;
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(perDayBox());
    await waitFor(async () =>
      expect(totalsOf(await providers()).slice(1, 3)).toEqual([
        written(ukupno.valid_count, 31),
        written(Number(ukupno.valid_amount), 31),
      ]),
    );
    await expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).toBeChecked();
    await expect(await listCalls()).toHaveLength(calls);
    for (const link of screen.getAllByRole('link', { name: startOf('Detalji:') })) {
      await expect((link as HTMLAnchorElement).href).toContain('per=day');
    }
    await userEvent.click(perDayBox());
    await waitFor(async () =>
      expect(totalsOf(await providers()).slice(1, 2)).toEqual([formats().count(ukupno.valid_count)]),
    );
    await expect(searchOf().has('per')).toBe(false);
  },
});

/** A report per day: weeks are divided by their own days inside the period, and the table's totals by those of the period. */
export const PerDayReport = meta.story({
  args: { path: `/parking/provider/2?${compared}&per=day&chart.interval=week&chart.view=table` },
  play: async () => {
    const [, , , , , amount, before] = totalsOf(await tableIn(words('Kanali prodaje')));
    const chart = await section(words('Kretanje po razdoblju, po danu'));
    const totals = totalsOf(await within(chart).findByRole('table'));
    await expect(totals).toEqual(expect.arrayContaining([amount, before]));
    await chartsDrawn();
  },
});

/** The list's spreadsheet per day has the figures of the screen, and names them. */
export const PerDayFile = meta.story({
  args: { path: `/parking?${compared}&per=day` },
  parameters: { snapshot: false },
  beforeEach: keepDownloads,
  play: async ({ userEvent }) => {
    const table = await providers();
    await userEvent.click(await screen.findByRole('button', { name: words('Preuzmi') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: startOf('Excel izvještaj') }));
    const { name, bytes } = await savedFile();
    await expect(name).toBe(`${words('Pružatelji parkiranja')} 2026-10-01–2026-10-31.xlsx`);
    const rows = await spreadsheet(bytes);
    const texts = rows.flat().map(String);
    await expect(texts).toContain(words('Po danu: količine i iznosi podijeljeni brojem dana razdoblja'));
    await expect(texts.some((text) => /31 (dan|days?)$/.test(text))).toBe(true);
    const amount = rows.find(([first]) => first === words('Iznos po danu'))?.[1];
    await expect(formats().amount(Number(amount))).toBe(totalsOf(table)[5]);
  },
});
