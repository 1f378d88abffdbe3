import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo } from '../../support/backOffice.ts';
import { answersPages } from '../../support/pagedAnswers.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { rowsOf, section, tableIn } from '../../support/screen.ts';
import { expectFits } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import { aReport, type Incidents, report } from './incidentCalls.ts';

/** Incidents are found by the day on which they were active and by component, over all pages of the list. */
const meta = preview.meta({
  title: 'System/Search by day – Traženje po danu',
  component: StoryPortal,
  args: { path: '/incidenti' },
  beforeEach: async () => {
    const own = { component: 'SMS centar#Web prodaja', incident_level: 3 };
    // Over midnight of 9 November in Zagreb, until it, and a component whose name is a part of another's.
    await report(
      aReport({ ...own, title: 'Preko noći', begin_time: '2026-11-08T20:00:00Z', end_time: '2026-11-09T05:00:00Z' }),
    );
    await report(
      aReport({ ...own, title: 'Do ponoći', begin_time: '2026-11-08T20:00:00Z', end_time: '2026-11-08T23:00:00Z' }),
    );
    await report(
      aReport({
        title: 'Samo kartice',
        component: 'Kartična naplata',
        begin_time: '2026-11-09T10:00:00Z',
        end_time: '2026-11-09T10:30:00Z',
      }),
    );
  },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const titles = async () => (await rowsOf(await tableIn(words('Incidenti')))).map((cells) => cells[3]);
const dayField = () => screen.findByRole('textbox', { name: words('Aktivno na dan') });

async function searchDay(userEvent: User, day: string) {
  await userEvent.type(await dayField(), `${day}{Enter}`);
}

/** The day finds what lasted on it, not only what began; how many pages were read is said. */
export const ByDay = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(words('Incidenti'));
    await searchDay(userEvent, '9.11.2026.');
    await waitFor(async () => expect(await titles()).toContain('Preko noći'));
    const found = await titles();
    await expect(found).toContain('Samo kartice');
    await expect(found).not.toContain('Do ponoći');
    const { ukupno_incidenata: all } = await answerOf<Incidents>('/system/incident-list/');
    const note = await within(await section(words('Incidenti'))).findByText(partOf('Pročitane su'));
    await expect(note).toHaveTextContent(String(all));
    (document.activeElement as HTMLElement).blur();
  },
});

/** From the address, with the component; another day is found in what was read. */
export const ByAddress = meta.story({
  args: { path: `/incidenti?day=2026-11-09&component=${encodeURIComponent('Kartična naplata')}` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await titles()).toEqual(['Samo kartice']));
    await expect(await dayField()).toHaveValue(words('9. 11. 2026.'));
    await expect(screen.getByRole('combobox', { name: words('Komponenta') })).toHaveValue('Kartična naplata');
    const calls = (await callsTo('/system/incident-list/?')).length;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words('Komponenta') }), 'Web prodaja');
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(async () => expect(await titles()).toContain('Preko noći'));
    await expect(await titles()).not.toContain('Samo kartice');
    await expect(await callsTo('/system/incident-list/?')).toHaveLength(calls);
  },
});

/** A text that is a day finds what began on it, and offers the rest. */
export const DayAsText = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Incidenti'));
    await userEvent.type(await screen.findByRole('searchbox'), '9.11.2026.{Enter}');
    await waitFor(async () => expect(await titles()).not.toContain('Preko noći'));
    await expect(await titles()).toContain('Samo kartice');
    await userEvent.click(await screen.findByRole('button', { name: words('Prikaži sve koji su tog dana trajali') }));
    await waitFor(async () => expect(await titles()).toContain('Preko noći'));
    await expect(await screen.findByRole('searchbox')).toHaveValue('');
  },
});

export const NoneFound = meta.story({
  args: { path: '/incidenti?day=2025-01-01' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(startOf('Nijedan pročitani incident ne odgovara'));
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve') }));
    await waitFor(async () => expect(await titles()).toHaveLength(20));
  },
});

/** What is no day has a message at its field, and nothing is searched. */
export const NoDay = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Incidenti'));
    await searchDay(userEvent, '31.2.2026.');
    const field = await dayField();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(await titles()).toHaveLength(20);
  },
});

const page = (pages: number, number = 1) => ({
  incidenti: [
    {
      ...aReport({ title: `Incident ${number}`, begin_time: '2026-11-09T08:00:00Z', end_time: '2026-11-09T09:00:00Z' }),
      id: 1000 + number,
      is_public: true,
    },
  ],
  ukupno_incidenata: pages,
  broj_stranica: pages,
});

/** While the pages are read: how far, with a button that cancels. */
export const Reading = meta.story({
  ...answersPages('/system/incident-list/', ({ page: number }) => (number > 3 ? 'never' : page(9, number))),
  tags: ['loading'],
  args: { path: '/incidenti?day=2026-11-09' },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await screen.findByText(words('Pročitano 3 od 9 stranica'));
    await expect(screen.getByRole('button', { name: words('Prekini čitanje') })).toBeEnabled();
  },
});

export const Cancelled = meta.story({
  ...answersPages('/system/incident-list/', ({ page: number }) => (number > 3 ? 'never' : page(9, number))),
  args: { path: '/incidenti?day=2026-11-09' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Prekini čitanje') }));
    await screen.findByText(words('Još nije traženo'));
    await expect(screen.getByRole('button', { name: words('Pročitaj sve stranice') })).toBeEnabled();
  },
});

/** More than a hundred pages are asked about. */
export const Asks = meta.story({
  ...answersPages('/system/incident-list/', ({ page: number }) => page(150, number)),
  args: { path: '/incidenti?day=2026-11-09' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Pročitaj sve stranice') }));
    await waitFor(async () => expect(await titles()).toHaveLength(50));
    await screen.findByText(partOf('stranica (incidenata: '));
    await userEvent.click(screen.getByRole('button', { name: words('Učitaj još') }));
    await waitFor(async () => expect(await titles()).toHaveLength(100));
  },
});

export const Failed = meta.story({
  ...answersPages('/system/incident-list/', ({ page: number, calls }) =>
    calls < 8 && number === 2 ? 'failed' : page(3, number),
  ),
  tags: ['failed'],
  args: { path: '/incidenti?day=2026-11-09' },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await screen.findByText(startOf('Čitanje svih stranica nije uspjelo.'));
    await expect(screen.getByText(words('Još nije traženo'))).toBeVisible();
    await waitFor(
      async () => {
        const again = screen.queryByRole('button', { name: words('Pokušaj ponovno') });
        if (again) await userEvent.click(again);
        await expect(await titles()).toHaveLength(3);
      },
      { timeout: 10_000 },
    );
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { path: '/incidenti?day=2026-11-09' },
  play: async () => {
    await tableIn(words('Incidenti'));
    await screen.findByText(partOf('Pronađen'));
    await expectFits();
  },
});
