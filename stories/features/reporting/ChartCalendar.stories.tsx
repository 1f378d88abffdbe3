import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, formats, lastYear, readAs, rowsOf, scrollTo, section, thisMonth } from '../../support/screen.ts';
import { partOf, words } from '../../support/words.ts';

/** Weekends, public holidays and incidents on a provider's chart. */
const meta = preview.meta({
  title: 'Reporting/Calendar on the chart – Kalendar na grafikonu',
  component: StoryPortal,
  args: { path: `/parking/provider/8?${thisMonth}` },
});

const title = () => words('Kretanje po razdoblju');

/** Puts the section at the top of the snapshot. */
async function shown() {
  const card = await section(title());
  await chartsDrawn();
  await scrollTo(card);
  return within(card);
}
type Card = Awaited<ReturnType<typeof shown>>;

const switchOf = (card: Card, name: string) => card.getByRole('button', { name: words(name) });
const bands = (kind: string) => document.querySelectorAll(`[data-part=bands] [data-kind=${kind}]`);

/** Waits until the calendar has come, whose code is the last that a page loads. */
async function calendarKnown() {
  await screen.findByRole('button', { name: words('Incidenti') }, { timeout: 10_000 });
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull(), { timeout: 10_000 });
}

/** A day as the chart's table names it. */
const dayOf = (day: string) => `${formats().weekday(day)}, ${formats().day(day)}`;

/** An incident on the wire. */
const incident = (id: number, level: number, begin: string, end: string | null, name = `Smetnja ${id}`) => ({
  id,
  title: name,
  begin_time: begin,
  end_time: end,
  description: 'Opis',
  component: '',
  service_group: 'PARKING',
  incident_level: level,
  is_public: true,
});
const incidents = [
  incident(14, 2, '2026-11-17T09:00:00Z', '2026-11-17T10:35:00Z', 'Usporena potvrda SMS poruka'),
  incident(13, 1, '2026-11-12T09:00:00Z', '2026-11-12T09:30:00Z', 'Nadogradnja'),
  // It ends at midnight.
  incident(12, 3, '2026-11-09T20:00:00Z', '2026-11-09T23:00:00Z', 'Kartična naplata nije dostupna'),
];
const page = (rows: readonly object[]) => ({ incidenti: rows, ukupno_incidenata: rows.length, broj_stranica: 1 });
const known = responds({
  '/system/incident-list/': page(incidents),
  '/system/incident-list/public/': page(incidents.slice(0, 1)),
});

/** Shaded days, and a mark for each incident of level 2 or 3. */
export const Default = meta.story({
  ...known,
  play: async () => {
    const card = await shown();
    await expect(bands('holiday')).toHaveLength(2);
    await expect(bands('weekend')).toHaveLength(3);
    const marks = within(await card.findByRole('list', { name: words('Incidenti') })).getAllByRole('link');
    await expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Kartična naplata nije dostupna, .* · 3\sh$/),
      expect.stringMatching(/^Usporena potvrda SMS poruka, .* · 1\sh\s35\smin$/),
    ]);
    await expect(marks[0]).toHaveAttribute('href', expect.stringContaining('/incidenti?incident=12'));
  },
});

export const DarkEnglish = meta.story({
  ...known,
  tags: ['dark', 'english'],
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    const card = await shown();
    await expect(card.getByRole('button', { name: 'Weekends and public holidays' })).toBeVisible();
    await expect(await card.findByRole('list', { name: 'Incidents' })).toBeVisible();
  },
});

export const Phone = meta.story({
  ...known,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const card = await shown();
    await expect(await card.findByRole('list', { name: words('Incidenti') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** Both are switched off by themselves, for all charts, and stay so on this device. */
export const SwitchedOff = meta.story({
  ...known,
  play: async ({ userEvent, step }) => {
    const card = await shown();
    await step('weekends and holidays', async () => {
      await userEvent.click(switchOf(card, 'Vikendi i blagdani'));
      await waitFor(() => expect(bands('weekend')).toHaveLength(0));
      await expect(card.getByRole('list', { name: words('Incidenti') })).toBeVisible();
      await expect(localStorage.getItem('chart-calendar')).toBe('incidents');
    });
    await step('incidents', async () => {
      await userEvent.click(switchOf(card, 'Incidenti'));
      await waitFor(() => expect(card.queryByRole('list', { name: words('Incidenti') })).toBeNull());
      await expect(switchOf(card, 'Incidenti')).toHaveAttribute('aria-pressed', 'false');
      await expect(localStorage.getItem('chart-calendar')).toBe('none');
    });
  },
});

/** The table of the figures names the holidays of both periods, and leads to the incidents. */
export const AsTable = meta.story({
  ...known,
  args: { path: `/parking/provider/8?${thisMonth}&${lastYear}&chart.view=table` },
  play: async () => {
    const card = within(await section(title()));
    // What stands above has its height once its causes are there.
    await waitFor(() => expect(document.querySelector('[data-part=sentence]')).toBeVisible());
    await scrollTo(await section(title()));
    const table = await card.findByRole('table', { name: title() });
    await calendarKnown();
    const first = rowsOf(table)[0]?.map(readAs);
    await expect(within(table).getByRole('columnheader', { name: words('Blagdani') })).toBeVisible();
    await expect(first?.[0]).toBe(dayOf('2026-11-01'));
    await expect(first).toContain(words('Svi sveti'));
    await expect(first).toContain(`${dayOf('2025-11-01')} · ${words('Svi sveti')}`);
    const link = within(table).getByRole('link', { name: 'Kartična naplata nije dostupna' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/incidenti?incident=12'));
  },
});

/** Weeks are not shaded; the table names their holidays with the days. */
export const WeeksAsTable = meta.story({
  ...known,
  args: { path: `/parking/provider/8?${thisMonth}&chart.interval=week&chart.view=table` },
  play: async () => {
    const card = within(await section(title()));
    await scrollTo(await section(title()));
    const table = await card.findByRole('table', { name: title() });
    await calendarKnown();
    await expect(readAs(rowsOf(table)[0]?.[3] ?? '')).toBe(`${formats().dayMonth('2026-11-01')} ${words('Svi sveti')}`);
    await expect(switchOf(card, 'Blagdani')).toBeVisible();
    await expect(bands('weekend')).toHaveLength(0);
  },
});

/** A chart of one day is not shaded. */
export const OneDay = meta.story({
  ...known,
  args: { path: '/parking/provider/8?beginDate=2026-11-01&endDate=2026-11-01' },
  play: async () => {
    await shown();
    await expect(bands('weekend')).toHaveLength(0);
    await expect(bands('holiday')).toHaveLength(0);
  },
});

/** Days of two years. */
export const AcrossYears = meta.story({
  args: { path: '/parking/provider/8?beginDate=2025-12-20&endDate=2026-01-08' },
  play: async () => {
    await shown();
    await expect(bands('holiday')).toHaveLength(4);
    await expect(document.querySelector('[data-part=bands]')).toHaveTextContent(partOf('Nova godina'));
  },
});

/** Who may not see all incidents has the public ones; nothing is asked that would be refused. */
export const WithoutIncidentsView = meta.story({
  ...known,
  tags: ['user-provider'],
  globals: { user: 'provider' },
  play: async () => {
    const card = await shown();
    const marks = await card.findByRole('list', { name: words('Incidenti') });
    await expect(within(marks).getAllByRole('link')).toHaveLength(1);
    const calls = await callsTo('/system/');
    await expect(calls.filter(({ path }) => !path.includes('/public/'))).toEqual([]);
  },
});

/** Incidents that do not load leave the chart as it is; a line says so, with a retry. */
export const IncidentsFail = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incident-list/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    const card = await shown();
    await expect(await card.findByText(words('Incidenti se nisu učitali.'))).toBeVisible();
    await expect(bands('weekend')).toHaveLength(3);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** A refusal sends nobody away from the figures. */
export const IncidentsRefused = meta.story({
  tags: ['failed', 'forbidden'],
  globals: { faults: [{ path: '/system/incident-list/', status: 403 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const card = await shown();
    await expect(await card.findByText(words('Incidenti se nisu učitali.'))).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Šibenik' })).toBeVisible();
    await recover(userEvent, card.getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(card.queryByText(words('Incidenti se nisu učitali.'))).toBeNull());
    const { incidenti } = await answerOf<{ incidenti: readonly unknown[] }>('/system/incident-list/');
    await expect(incidenti.length).toBeGreaterThan(0);
  },
});

/** While the incidents are on their way the chart is there already. */
export const IncidentsLater = meta.story({
  globals: { faults: [{ path: '/system/**', delay_ms: 60_000 }] },
  parameters: { snapshot: false },
  play: async () => {
    await section(title());
    await waitFor(() => expect(bands('weekend')).toHaveLength(3));
    await expect(document.querySelector('[data-part=canvas] svg')).not.toBeNull();
    await setFaults([]);
  },
});
