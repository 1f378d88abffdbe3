import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, scrollTo, section } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { startOf, words } from '../../support/words.ts';
import { aReport, type Incidents, noIncidents, report } from './incidentCalls.ts';

const meta = preview.meta({
  title: 'System/System status – Status sustava',
  component: StoryPortal,
  args: { path: '/status-sustava' },
});

interface Status {
  readonly status: Readonly<
    Record<'smspark' | 'mgarage', { readonly name: string; readonly tests: readonly { readonly name: string }[] }>
  >;
}

const history = () => words('Povijest incidenata');
const titlesIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent);
const shown = async () => {
  const card = await section(history());
  await within(card).findAllByRole('heading', { level: 4 });
  return card;
};

/** The overall status, ongoing incidents, both groups with their tests, and the history. */
export const Default = meta.story({
  play: async () => {
    const { status } = await answerOf<Status>('/system/status/');
    for (const group of [status.smspark, status.mgarage]) {
      const tests = within(await section(group.name)).getAllByRole('listitem');
      await expect(tests).toHaveLength(group.tests.length);
      for (const [index, { name }] of group.tests.entries()) await expect(tests[index]).toHaveTextContent(name);
    }
    const { incidenti, ukupno_incidenata } = await answerOf<Incidents>('/system/incident-list/');
    const card = await shown();
    await expect(titlesIn(card)).toEqual(incidenti.map(({ title }) => title));
    await expect(within(card).getByText(words(`Prikazano 20 od ${ukupno_incidenata}`))).toBeVisible();
    await expect(screen.getByText(words('Zadnje osvježeno 10:00'))).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: words('Glavna navigacija') })).getAllByRole('link');
    await expect(menu.at(-1)).toHaveTextContent(words('Status sustava'));
    await expect(menu.at(-1)).toHaveAttribute('aria-current', 'page');
  },
});

/** The history by day, a marker for each level. */
export const History = meta.story({
  play: async () => {
    await scrollTo(await shown());
  },
});

export const HistoryPhoneDark = meta.story({
  tags: ['phone', 'dark'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await scrollTo(await shown());
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async () => {
    await shown();
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByText('Last refreshed 10:00')).toBeVisible();
    await section('Incident history');
    await expect(await screen.findByText('20 of 47 shown')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const TabletDark = meta.story({
  tags: ['tablet', 'dark'],
  globals: { viewport: { value: 'tablet' }, theme: 'dark' },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** No problems: the ongoing incident has ended. */
export const AllWell = meta.story({
  beforeEach: async () => {
    const [going] = (await answerOf<Incidents>('/system/incident-list/')).incidenti;
    if (going) await report({ ...going, end_time: '2026-11-20T08:30:00Z' }, going.id);
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Svi sustavi rade') })).toBeVisible();
    await expect(screen.getByText(words('Svih 12 provjera je u redu.'))).toBeVisible();
    await shown();
    await expect(screen.queryByRole('heading', { name: words('Incidenti u tijeku') })).toBeNull();
  },
});

/** Every level at once, one announced and one unknown; each has its own icon. */
export const EveryLevel = meta.story({
  beforeEach: async () => {
    const begin_time = '2026-11-20T07:00:00Z';
    await report(aReport({ title: 'Nadogradnja je završena', incident_level: 1, begin_time }));
    await report(aReport({ title: 'Izlaz radi otežano', incident_level: 2, begin_time, component: 'Izlazne rampe' }));
    await report(aReport({ title: 'Ulaz ne radi', incident_level: 3, begin_time, component: 'Ulazne rampe' }));
    await report(
      aReport({ title: 'Uzrok nije poznat', incident_level: 4, begin_time, component: 'Prepoznavanje registracija' }),
    );
    await report(aReport({ title: 'Održavanje baze', incident_level: 1, begin_time: '2026-11-21T02:00:00Z' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Dio sustava ne radi') })).toBeVisible();
    const going = within(await section(words('Incidenti u tijeku')));
    await waitFor(() => expect(going.getAllByRole('article')).toHaveLength(5));
    for (const [title, level] of [
      ['Nadogradnja je završena', words('U redu')],
      ['Izlaz radi otežano', words('Upozorenje')],
      ['Ulaz ne radi', words('Kritično')],
      ['Uzrok nije poznat', words('Nepoznato')],
    ] as const) {
      const article = going.getByRole('heading', { name: title }).closest('article') as HTMLElement;
      await expect(within(article).getByRole('img', { name: level })).toBeVisible();
    }
    await expect(within(await shown()).getByText(words('Najavljeno'))).toBeVisible();
  },
});

/** A very long title, line breaks and HTML: the text wraps, is cut and comes whole on demand, and HTML is text. */
export const LongTitlePhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    report(
      aReport({
        title: 'Neprekinutnaslov'.repeat(15),
        incident_level: 3,
        description: 'Prvi red\nDrugi red <b>nije podebljan</b> <script>alert(1)</script>\n\nČetvrti red',
      }),
    ),
  play: async ({ userEvent }) => {
    const card = await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(card.querySelector('b, script')).toBeNull();
    const text = within(card).getByText(/Prvi red/);
    await expect(text.textContent).toContain('Drugi red <b>nije podebljan</b>');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
    const title = within(card).getAllByRole('heading', { level: 4 })[0] as HTMLElement;
    await expect(title.getBoundingClientRect().height).toBeLessThan(100);
    await userEvent.click(await within(title).findByRole('button', { name: words('Prikaži sve') }));
    await expect(await within(title).findByText('Neprekinutnaslov'.repeat(15))).toBeVisible();
    await userEvent.click(within(title).getByRole('button', { name: words('Prikaži manje') }));
    await userEvent.unhover(title);
  },
});

/** More is loaded below what there is, up to the end. */
export const ShowMore = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { ukupno_incidenata: all } = await answerOf<Incidents>('/system/incident-list/');
    const card = within(await shown());
    await userEvent.click(card.getByRole('button', { name: words('Prikaži još') }));
    await card.findByText(words(`Prikazano 40 od ${all}`));
    await userEvent.click(card.getByRole('button', { name: words('Prikaži još') }));
    await card.findByText(words(`Prikazani su svi incidenti (${all}).`));
    await expect(card.queryByRole('button', { name: words('Prikaži još') })).toBeNull();
    await expect(card.getAllByRole('heading', { level: 4 })).toHaveLength(all);
  },
});

/** A user who may not see all incidents sees the public ones, without a redirect. */
export const PublicOnly = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  play: async () => {
    const { incidenti } = await answerOf<Incidents>('/system/incident-list/public/');
    const card = await shown();
    await expect(titlesIn(card)).toEqual(incidenti.map(({ title }) => title));
    await expect(within(card).getByText(words('Prikazani su javni incidenti.'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Javni incidenti') })).toHaveAttribute('href', '/incidenti');
    await expect(screen.getByRole('heading', { level: 1, name: words('Status sustava') })).toBeVisible();
    await expect(await callsTo('/system/incident-list/?')).toHaveLength(0);
  },
});

/** The end of the landing rule: a user without any permission starts here, with an explanation. */
export const Landing = meta.story({
  tags: ['user-newcomer'],
  args: { path: '/' },
  globals: { user: 'newcomer' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: words('Status sustava') })).toBeVisible();
    await expect(screen.getByText(startOf('Vaš račun još nema dopuštenja'))).toBeVisible();
    await shown();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/system/**', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(words('Učitavanje…'))).toHaveLength(4));
  },
});

/** Each section shows its own failure, with its own retry. */
export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/**', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await expect(await screen.findByText(words('Status sustava nije se učitao'))).toBeVisible();
    await expect(await screen.findByText(words('Incidenti se nisu učitali'))).toBeVisible();
    await expect(
      await screen.findByText(startOf('Nije se moglo provjeriti smijete li vidjeti sve incidente')),
    ).toBeVisible();
    await expect(await screen.findByText(words('Incidenti zadnjih 90 dana nisu se učitali'))).toBeVisible();
    await expect(screen.getAllByRole('button', { name: words('Pokušaj ponovno') })).toHaveLength(4);
  },
});

export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/**', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(words('Status sustava nije se učitao'));
    await screen.findByText(words('Incidenti se nisu učitali'));
    await setFaults([]);
    for (const button of screen.getAllByRole('button', { name: words('Pokušaj ponovno') }))
      await userEvent.click(button);
    await section('SMS parking');
    await shown();
  },
});

/** A failed refresh keeps the old data, shows its time, and offers a retry. */
export const RefreshFailed = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await shown();
    await screen.findAllByRole('slider');
    await setFaults([{ path: '/system/**', status: 500 }]);
    await userEvent.click(screen.getByRole('button', { name: words('Osvježi') }));
    await expect(
      await screen.findByText(words('Osvježavanje nije uspjelo. Prikazano je stanje od 10:00.')),
    ).toBeVisible();
    await section('SMS parking');
    await shown();
  },
});

export const RefreshFailedThenRetried = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await shown();
    await screen.findAllByRole('slider');
    await setFaults([{ path: '/system/**', status: 500 }]);
    await userEvent.click(screen.getByRole('button', { name: words('Osvježi') }));
    await screen.findByText(startOf('Osvježavanje nije uspjelo'));
    await setFaults([]);
    await report(aReport({ title: 'Novo u međuvremenu' }));
    await userEvent.click(screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(screen.queryByText(startOf('Osvježavanje nije uspjelo'))).toBeNull());
    await within(await shown()).findByText('Novo u međuvremenu');
  },
});

const states = statesOf({
  loaded: shown,
  empty: { says: () => words('Nema incidenata'), story: responds({ '/system/incident-list/': noIncidents }) },
});
/** The page stays as it is, and the button says that it is being refreshed. */
export const Refetching = meta.story({
  ...states.refetching,
  tags: ['loading', 'refetching'],
  play: async ({ userEvent }) => {
    const card = await shown();
    await screen.findAllByRole('slider');
    const before = card.textContent;
    await setFaults([{ path: '/system/**', delay_ms: 60_000 }]);
    const button = screen.getByRole('button', { name: words('Osvježi') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(card.textContent).toBe(before);
  },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });

/** Across the change of the clock: durations are true, and times in the repeated hour say which of the two they are. */
export const ClocksGoBack = meta.story({
  globals: { scenario: 'clocks-go-back' },
  play: async () => {
    const card = await shown();
    const [begin, end] = ['2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z'].map((moment) =>
      formats().time(new Date(moment)),
    );
    await expect(card).toHaveTextContent(`${begin} – ${end} · 20 min`);
    await expect(begin).not.toBe('02:50');
    await expect(await section(words('Incidenti u tijeku'))).toHaveTextContent(`${end} · `);
  },
});
