import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, startOf, words } from '../../support/words.ts';
import { aReport, type Incidents, noIncidents, report } from './incidentCalls.ts';

const title = () => words('Incidenti');

const meta = preview.meta({
  title: 'System/Incidents – Incidenti',
  component: StoryPortal,
  args: { path: '/incidenti' },
});

const made = (query = '', list = 'incident-list') => answerOf<Incidents>(`/system/${list}/?${query}`);
const shownTitles = async (name = title()) => (await rowsOf(await tableIn(name))).map((cells) => cells[3]);
const titlesOf = ({ incidenti }: Incidents) => incidenti.map((incident) => incident.title);
const searchField = () => screen.findByRole('searchbox', { name: words('Pretraga incidenata') });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** All incidents, the newest first, with their actions. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const answer = await made();
    await expect(await shownTitles()).toEqual(titlesOf(answer));
    const card = within(await section(title()));
    await expect(card.getByText(words(`Prikazano 20 od ${answer.ukupno_incidenata}`))).toBeVisible();
    await expect(card.getAllByRole('img', { name: words('Nije javno') })).toHaveLength(
      answer.incidenti.filter(({ is_public }) => !is_public).length,
    );
    await expect(card.getAllByRole('button', { name: startOf('Uredi: ') })).toHaveLength(20);
    await expect(
      screen.getByText(words('Unesite dio naslova ili grupe, ili datum početka, npr. 20. 11. 2026.')),
    ).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(title());
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await shownTitles('Incidents')).toEqual(titlesOf(await made()));
    await expect(
      screen.getByText('Enter part of a title or group, or the date of the begin, such as 20/11/2026'),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const cards = within(await section(title())).getAllByRole('listitem');
    const answer = await made();
    const level = { 1: words('U redu'), 2: words('Upozorenje'), 3: words('Kritično'), 4: words('Nepoznato') };
    // Title, state and level in words, begin and end without opening the card.
    for (const [at, incident] of answer.incidenti.entries()) {
      const begin = formats().minute(new Date(incident.begin_time));
      const isOver = incident.end_time !== null && new Date(incident.end_time).getTime() <= Date.now();
      const isAnnounced = new Date(incident.begin_time).getTime() > Date.now();
      await expect(cards[at]).toHaveTextContent(
        inOrder(
          incident.title,
          level[incident.incident_level as 1],
          begin,
          ...(incident.end_time === null ? [] : [formats().time(new Date(incident.end_time))]),
        ),
      );
      await expect(cards[at]).toHaveTextContent(words(isAnnounced ? 'Najavljeno' : isOver ? 'Završeno' : 'U tijeku'));
    }
  },
});
export const PhoneEnglishDark = meta.story({
  tags: ['phone', 'english', 'dark'],
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async () => {
    await tableIn('Incidents');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** A row opens to its description, with line breaks and with HTML as text, and to the affected components. */
export const Opened = meta.story({
  beforeEach: () =>
    report(
      aReport({
        title: 'Dvostruka naplata <i>prepaid</i> računa',
        description: 'Prvi red\nDrugi red <b>nije podebljan</b>\n\n<script>alert(1)</script>',
        component: 'SMS centar#Kartična naplata',
        incident_level: 3,
      }),
    ),
  play: async ({ userEvent }) => {
    const table = await tableIn(title());
    const [opener] = within(table).getAllByRole('button', { name: /Dvostruka naplata <i>prepaid<\/i> računa$/ });
    await userEvent.click(opener as HTMLElement);
    const text = await within(table).findByText(/^Prvi red/);
    await expect(text.textContent).toBe('Prvi red\nDrugi red <b>nije podebljan</b>\n\n<script>alert(1)</script>');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
    await expect(within(table).getByText('SMS centar, Kartična naplata')).toBeVisible();
    await expect(table.querySelector(words('b, i, script'))).toBeNull();
  },
});

/**
 * A title that cannot be wrapped neither widens the table nor makes its row very high; the opened row shows all of it.
 */
export const LongTitle = meta.story({
  beforeEach: () => report(aReport({ title: `${'Neprekinutnaslov'.repeat(15)}kraj` })),
  play: async ({ userEvent }) => {
    const table = await tableIn(title());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
    const row = within(table).getAllByRole('row')[1] as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeLessThan(70);
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
    const whole = await within(table).findByText(/kraj$/, { selector: 'dd' });
    await expect(whole.scrollWidth).toBeLessThanOrEqual(whole.clientWidth);
  },
});

/** Enter searches; the search is in the URL, so that Back leaves it. */
export const Searched = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.type(await searchField(), 'rampe{Enter}');
    const answer = await made('search=rampe');
    await expect(answer.ukupno_incidenata).toBeGreaterThan(0);
    await waitFor(async () => expect(await shownTitles()).toEqual(titlesOf(answer)));
    await expect(screen.getByText(words(`Prikazani su svi incidenti (${answer.ukupno_incidenata}).`))).toBeVisible();
  },
});

/** A day is found in the form that the list shows it in, too. */
export const SearchedByDay = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.type(await searchField(), `${words('20. 11. 2026.')}{Enter}`);
    const answer = await made('search=20.11.2026');
    await expect(answer.ukupno_incidenata).toBe(1);
    await waitFor(async () => expect(await shownTitles()).toEqual(titlesOf(answer)));
    await expect(await searchField()).toHaveValue(words('20. 11. 2026.'));
  },
});

export const NoneFound = meta.story({
  args: { path: `/incidenti?search=${encodeURIComponent('<b>nema ga</b>')}` },
  play: async () => {
    const card = await section(title());
    await expect(
      await within(card).findByText(words('Nijedan incident ne odgovara pretrazi „<b>nema ga</b>”.')),
    ).toBeVisible();
    await expect(card.querySelector('b')).toBeNull();
  },
});

export const NoneFoundThenAll = meta.story({
  args: { path: '/incidenti?search=nema' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(words('Prikaži sve')));
    const all = titlesOf(await made());
    await waitFor(async () => expect(await shownTitles()).toEqual(all));
    await expect(await searchField()).toHaveValue('');
  },
});

/** The list grows until all are loaded, and then shows that. */
export const LoadedToTheEnd = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { ukupno_incidenata: all } = await made();
    await tableIn(title());
    await userEvent.click(await button(words('Učitaj još')));
    await screen.findByText(words(`Prikazano 40 od ${all}`));
    await userEvent.click(await button(words('Učitaj još')));
    await screen.findByText(words(`Prikazani su svi incidenti (${all}).`));
    await expect(screen.queryByRole('button', { name: words('Učitaj još') })).toBeNull();
    const pages = await Promise.all([1, 2, 3].map((page) => made(`page=${page}`)));
    await expect(await shownTitles()).toEqual(pages.flatMap(titlesOf));
  },
});

/** A page that fails keeps those before it, and can be retried. */
export const MoreFailed = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await setFaults([{ path: '/system/incident-list/', status: 500 }]);
    await userEvent.click(await button(words('Učitaj još')));
    const alert = await screen.findByText(words('Sljedeći incidenti nisu se učitali.'));
    alert.scrollIntoView({ block: 'end' });
    await expect(await shownTitles()).toHaveLength(20);
    await expect(await button(words('Pokušaj ponovno'))).toBeEnabled();
  },
});

export const MoreFailedThenRetried = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await setFaults([{ path: '/system/incident-list/', status: 500 }]);
    await userEvent.click(await button(words('Učitaj još')));
    await screen.findByText(words('Sljedeći incidenti nisu se učitali.'));
    await setFaults([]);
    await userEvent.click(await button(words('Pokušaj ponovno')));
    await waitFor(async () => expect(await shownTitles()).toHaveLength(40));
  },
});

/** A user who may not see all sees the public ones: no search, no form, and no redirect to the root. */
export const PublicOnly = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  play: async () => {
    await expect(await shownTitles()).toEqual(titlesOf(await made('', 'incident-list/public')));
    await expect(screen.getByText(startOf('Prikazani su javni incidenti.'))).toBeVisible();
    await expect(screen.queryByRole('search')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^(Dodaj incident|Uredi)/ })).toBeNull();
    await expect(screen.getByRole('heading', { level: 1, name: title() })).toBeVisible();
  },
});

/** A failing permission check is shown as a failure with a retry: public incidents are shown meanwhile. */
export const CheckFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incidents/permission/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await expect(await shownTitles()).toEqual(titlesOf(await made('', 'incident-list/public')));
    await expect(screen.queryByRole('button', { name: words('Dodaj incident') })).toBeNull();
    await expect(await callsTo('/system/incident-list/?page')).toHaveLength(0);
    await expect(screen.queryByText(startOf('Prikazani su javni incidenti.'))).toBeNull();
    await expect(screen.getByText(startOf('Nije se moglo provjeriti smijete li vidjeti sve incidente'))).toBeVisible();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await screen.findByRole('button', { name: words('Dodaj incident') })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(startOf('Nije se moglo provjeriti'))).toBeNull());
  },
});
export const CheckFailedEnglish = meta.story({
  tags: ['english', 'failed'],
  globals: { language: 'en', faults: [{ path: '/system/incidents/permission/', kind: 'network' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await expect(await screen.findByText(/^Whether you may see all incidents could not be checked/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A search in the link of a user who may not search does not apply. */
export const PublicOnlyWithSearch = meta.story({
  tags: ['user-newcomer'],
  args: { path: '/incidenti?search=rampe' },
  globals: { user: 'newcomer' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await shownTitles()).toEqual(titlesOf(await made('', 'incident-list/public')));
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/system/incident-list/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(within(await section(title())).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
    await expect(await searchField()).toBeEnabled();
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incident-list/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    const alert = within(await within(await section(title())).findByRole('alert'));
    await expect(alert.getByText(words('Incidenti se nisu učitali'))).toBeVisible();
    await expect(alert.getByRole('button', { name: words('Pokušaj ponovno') })).toBeEnabled();
  },
});

export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incident-list/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title())).findByRole('alert');
    await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await shownTitles()).toEqual(titlesOf(await made()));
  },
});

/** Without its components the search says so, at its field; a retry brings them. */
export const ComponentsFailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incidents/component-list/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const search = within(await screen.findByRole('search'));
    const said = () => search.queryByText(startOf('Komponente se nisu učitale.'));
    await waitFor(() => expect(said()).toBeVisible(), { timeout: 10_000 });
    await expect(search.getAllByRole('option')).toHaveLength(1);
    await recover(userEvent, search.getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(search.getAllByRole('option').length).toBeGreaterThan(1));
    await expect(said()).toBeNull();
  },
});

const states = statesOf({
  loaded: () => tableIn(title()),
  empty: { says: () => words('Nema incidenata'), story: responds({ '/system/incident-list/': noIncidents }) },
  async reload(userEvent) {
    await userEvent.type(await searchField(), 'rampe{Enter}');
  },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });

/** A link, such as a mark on a chart, names one incident: it stands above the list. */
export const Linked = meta.story({
  args: { path: '/incidenti?incident=3' },
  play: async () => {
    const { details } = await answerOf<{ readonly details: { readonly title: string; readonly description: string } }>(
      '/system/incident/3/details/',
    );
    const card = within(await section(words('Odabrani incident')));
    await expect(await card.findByRole('heading', { level: 3, name: details.title })).toBeVisible();
    await expect(card.getByText((_, element) => element?.textContent === details.description)).toBeVisible();
    await tableIn(title());
  },
});

/** What is closed leaves the address, and the list stays. */
export const LinkedClosed = meta.story({
  args: { path: '/incidenti?incident=3' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const card = within(await section(words('Odabrani incident')));
    await tableIn(title());
    await userEvent.click(card.getByRole('button', { name: words('Zatvori') }));
    await waitFor(() => expect(screen.queryByText(words('Odabrani incident'))).toBeNull());
    await tableIn(title());
  },
});

/** Who may not see all incidents finds the named one among the public ones, further back too. */
export const LinkedPublic = meta.story({
  tags: ['user-provider'],
  globals: { user: 'provider' },
  args: { path: '/incidenti?incident=3' },
  parameters: { snapshot: false },
  play: async () => {
    const card = within(await section(words('Odabrani incident')));
    await waitFor(() => expect(card.getByRole('heading', { level: 3 })).toBeVisible(), { timeout: 5000 });
    await expect((await callsTo('/public/')).length).toBeGreaterThan(1);
  },
});

/** An incident that is gone, or not public, is said so; the list is there. */
export const LinkedUnknown = meta.story({
  tags: ['failed'],
  args: { path: '/incidenti?incident=99999' },
  parameters: { consoleErrors: true },
  play: async () => {
    const card = within(await section(words('Odabrani incident')));
    await expect(await card.findByText(words('Incident nije pronađen'))).toBeVisible();
    await tableIn(title());
  },
});
