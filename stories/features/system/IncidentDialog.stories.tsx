import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { tableIn } from '../../support/screen.ts';
import { startOf, words } from '../../support/words.ts';
import type { Incidents } from './incidentCalls.ts';

/** The form of an incident: new and existing, valid and invalid. */
const meta = preview.meta({
  title: 'System/Incident',
  component: StoryPortal,
  args: { path: '/incidenti' },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

const newest = async () => (await answerOf<Incidents>('/system/incident-list/')).incidenti[0];
const dialog = async () => within(await openedPanel());
const field = async (name: string) => (await dialog()).findByRole('textbox', { name });
const save = async (userEvent: User) =>
  userEvent.click((await dialog()).getByRole('button', { name: words('Spremi') }));
const writes = async () => (await callsTo('/system/incident')).filter(({ method }) => method !== 'GET');

async function openNew(userEvent: User) {
  await tableIn(words('Incidenti'));
  await userEvent.click(screen.getByRole('button', { name: words('Dodaj incident') }));
  const title = await field(words('Naslov'));
  await waitFor(() => expect(title).toHaveFocus());
}

async function openEdit(userEvent: User, place = 0) {
  const table = await tableIn(words('Incidenti'));
  await userEvent.click(within(table).getAllByRole('button', { name: startOf('Uredi: ') })[place] as HTMLElement);
  await field(words('Naslov'));
}

async function fill(userEvent: User) {
  const form = await dialog();
  await userEvent.type(await field(words('Naslov')), 'Ne radi prijava');
  await userEvent.selectOptions(form.getByRole('combobox', { name: words('Razina') }), words('Kritično'));
  await userEvent.selectOptions(form.getByRole('combobox', { name: words('Grupa usluga') }), 'PARKING');
}

/** A new one begins now. */
export const New = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await expect(await field(words('Datum početka'))).toHaveValue(words('20. 11. 2026.'));
    await expect(await field(words('Vrijeme početka'))).toHaveValue('10:00');
    await expect((await dialog()).getAllByRole('checkbox')).toHaveLength(11);
  },
});

export const NewDark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
  },
});

export const NewPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** An existing incident with its values, in Zagreb's time. */
export const Edit = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const incidents = (await answerOf<Incidents>('/system/incident-list/')).incidenti;
    const table = await tableIn('Incidents');
    await userEvent.click(within(table).getAllByRole('button', { name: /^Edit: / })[1] as HTMLElement);
    await expect(await field('Title')).toHaveValue(incidents[1]?.title);
    await expect(await field('Description (optional)')).toHaveValue(incidents[1]?.description);
    const ticked = (await dialog()).getAllByRole('checkbox', { checked: true });
    await expect(ticked).toHaveLength(incidents[1]?.component.split('#').length ?? 0);
  },
});

/** Missing values have messages at their fields, and nothing is sent. */
export const Missing = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await userEvent.clear(await field(words('Datum početka')));
    await userEvent.clear(await field(words('Vrijeme početka')));
    await save(userEvent);
    const form = await dialog();
    await expect(await form.findByText(words('Unesite naslov.'))).toBeVisible();
    await expect(form.getByText(words('Odaberite razinu.'))).toBeVisible();
    await expect(form.getByText(words('Odaberite grupu usluga.'))).toBeVisible();
    await expect(form.getByText(words('Unesite datum.'))).toBeVisible();
    await expect(form.getByText(words('Unesite vrijeme.'))).toBeVisible();
    await expect(await field(words('Naslov'))).toHaveFocus();
    await expect(await writes()).toHaveLength(0);
  },
});

/** An end before the begin has a message, which disappears after the correction. */
export const EndBeforeBegin = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await userEvent.type(await field(words('Datum završetka (neobavezno)')), '20.11.2026.');
    await userEvent.type(await field(words('Vrijeme završetka')), '9:30');
    await save(userEvent);
    const form = await dialog();
    await expect(await form.findByText(words('Završetak ne smije biti prije početka.'))).toBeVisible();
    await expect(await writes()).toHaveLength(0);
  },
});

export const EndMadeRight = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await userEvent.type(await field(words('Datum završetka (neobavezno)')), '19.11.2026.');
    await userEvent.type(await field(words('Vrijeme završetka')), '9:30');
    await save(userEvent);
    const form = await dialog();
    await form.findByText(words('Završetak ne smije biti prije početka.'));
    const begin = await field(words('Datum početka'));
    await userEvent.clear(begin);
    await userEvent.type(begin, '18.11.2026.');
    await waitFor(() => expect(form.queryByText(words('Završetak ne smije biti prije početka.'))).toBeNull());
    await save(userEvent);
    await screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
    await expect((await answerOf<Incidents>('/system/incident-list/?search=prijava')).incidenti[0]).toMatchObject({
      begin_time: '2026-11-18T09:00:00Z',
      end_time: '2026-11-19T08:30:00Z',
    });
  },
});

/** The server limits the length of a title; the typed text stays. */
export const TitleTooLong = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    const title = await field(words('Naslov'));
    await userEvent.click(title);
    await userEvent.paste('Dug naslov '.repeat(455));
    await save(userEvent);
    await expect(await (await dialog()).findByText(words('Najviše 255 znakova.'))).toBeVisible();
    await expect(title).toBeInvalid();
    await expect((title as HTMLInputElement).value.length).toBeGreaterThan(5000);
    await expect(await newest()).not.toMatchObject({ title: expect.stringContaining('Dug naslov') });
  },
});

/** The saved incident has the entered values, with times in Zagreb. */
export const Saved = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await userEvent.type(await field(words('Opis (neobavezno)')), 'Prvi red{Enter}<b>drugi</b>');
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Web prodaja' }));
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'SMS centar' }));
    await save(userEvent);
    const toast = await screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await newest()).toMatchObject({
      title: 'Ne radi prijava',
      component: 'SMS centar#Web prodaja',
      service_group: 'PARKING',
      begin_time: '2026-11-20T09:00:00Z',
      end_time: null,
      description: 'Prvi red\n<b>drugi</b>',
      incident_level: 3,
      is_public: true,
    });
    await waitFor(async () =>
      expect(within(await tableIn(words('Incidenti'))).getAllByRole('row')[1]).toHaveTextContent('Ne radi prijava'),
    );
  },
});

/** Pressed twice it is sent once. */
export const SentOnce = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await setFaults([{ path: '/system/incident-list/', method: 'POST', delay_ms: 500 }]);
    const button = (await dialog()).getByRole('button', { name: words('Spremi') });
    button.click();
    button.click();
    await userEvent.type(await field(words('Naslov')), '{Enter}');
    await screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
    await expect(await writes()).toHaveLength(1);
  },
});

/** The form shows a failure, keeps its values, and can be sent again. */
export const Failed = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await setFaults([{ path: '/system/incident-list/', method: 'POST', status: 503 }]);
    await save(userEvent);
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent(words('Incident nije spremljen'));
    await expect(await field(words('Naslov'))).toHaveValue('Ne radi prijava');
  },
});

export const FailedThenSaved = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await setFaults([{ path: '/system/incident-list/', method: 'POST', status: 503, times: 1 }]);
    await save(userEvent);
    await (await dialog()).findByRole('alert');
    await save(userEvent);
    await screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
    await expect(await newest()).toMatchObject({ title: 'Ne radi prijava' });
  },
});

/** A change keeps what was not changed, to the second. */
export const Changed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const before = (await answerOf<Incidents>('/system/incident-list/')).incidenti[2];
    await openEdit(userEvent, 2);
    const title = await field(words('Naslov'));
    await userEvent.clear(title);
    await userEvent.type(title, 'Riješeno');
    await save(userEvent);
    await screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
    const after = (await answerOf<Incidents>('/system/incident-list/')).incidenti[2];
    await expect(after).toEqual({ ...before, title: 'Riješeno' });
  },
});

/** Closing asks before input is lost; a press outside does nothing. */
export const AsksBeforeClosing = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await userEvent.type(await field(words('Naslov')), 'Započeto');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(words('Odbaciti uneseno?'))).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: words('Nastavi uređivanje') })).toHaveFocus());
  },
});

export const StaysOrCloses = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await userEvent.type(await field(words('Naslov')), 'Započeto');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: words('Nastavi uređivanje') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field(words('Naslov'))).toHaveValue('Započeto');
    await userEvent.click((await dialog()).getByRole('button', { name: words('Odustani') }));
    await userEvent.click(await screen.findByRole('button', { name: words('Odbaci') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await writes()).toHaveLength(0);
    await openNew(userEvent);
    await expect(await field(words('Naslov'))).toHaveValue('');
  },
});

/** The form's options fail to load: the form is not shown. */
export const ListsFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incidents/component-list/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(words('Incidenti'));
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj incident') }));
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent(words('Podaci za obrazac nisu se učitali'));
  },
});

export const ListsFailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/system/incidents/component-list/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Incidenti'));
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj incident') }));
    const alert = within(await (await dialog()).findByRole('alert'));
    await recover(userEvent, alert.getByRole('button', { name: words('Pokušaj ponovno') }));
    const title = await field(words('Naslov'));
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** The night in which clocks go back: it is 2:10 for the second time. */
const night = { scenario: 'clocks-go-back' };
const saved = () => screen.findByText(words('Podaci o incidentu uspješno su spremljeni.'));
const beginPass = async () =>
  (await dialog()).findByRole('combobox', { name: words('Početak u satu koji se ponavlja') });

/** In the repeated hour a new incident says which of the two times it begins at, and begins now when it is left so. */
export const RepeatedHour = meta.story({
  globals: night,
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await expect(await field(words('Vrijeme početka'))).toHaveValue('02:10');
    await expect(await beginPass()).toHaveValue('second');
  },
});

export const RepeatedHourSaved = meta.story({
  globals: night,
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await fill(userEvent);
    await save(userEvent);
    await saved();
    const { incidenti } = await answerOf<Incidents>('/system/incident-list/?search=prijava');
    await expect(incidenti[0]).toMatchObject({ begin_time: '2026-10-25T01:10:00Z', end_time: null });
  },
});

/** Only the title of an incident of both hours is changed: its moments stay. */
export const RepeatedHourKept = meta.story({
  globals: night,
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const path = '/system/incident-list/?search=pomicanja';
    const before = (await answerOf<Incidents>(path)).incidenti[0];
    await tableIn(words('Incidenti'));
    await userEvent.click(screen.getByRole('button', { name: words('Uredi: Prekid u noći pomicanja sata') }));
    const title = await field(words('Naslov'));
    await userEvent.type(title, ' 2026.');
    await save(userEvent);
    await saved();
    const after = (await answerOf<Incidents>(path)).incidenti[0];
    await expect(after).toEqual({ ...before, title: 'Prekid u noći pomicanja sata 2026.' });
    await expect(after).toMatchObject({ begin_time: '2026-10-25T00:50:00Z', end_time: '2026-10-25T01:10:00Z' });
  },
});

async function typeBegin(userEvent: User, day: string, time: string) {
  await fill(userEvent);
  const dayField = await field(words('Datum početka'));
  await userEvent.clear(dayField);
  await userEvent.type(dayField, day);
  const timeField = await field(words('Vrijeme početka'));
  await userEvent.clear(timeField);
  await userEvent.type(timeField, time);
  return timeField;
}

/** A time that is typed into the repeated hour needs the choice; elsewhere there is none. */
export const RepeatedHourTyped = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const form = await dialog();
    await expect(form.queryByRole('combobox', { name: words('Početak u satu koji se ponavlja') })).toBeNull();
    await typeBegin(userEvent, '25.10.2026.', '2:30');
    await expect(await beginPass()).toHaveValue('');
    await save(userEvent);
    await expect(await form.findByText(words('Odaberite na koji se od dva puta misli.'))).toBeVisible();
    await waitFor(async () => expect(await beginPass()).toHaveFocus());
    await expect(await writes()).toHaveLength(0);
  },
});

export const RepeatedHourChosen = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    await typeBegin(userEvent, '25.10.2026.', '2:30');
    await userEvent.selectOptions(await beginPass(), 'first');
    await save(userEvent);
    await saved();
    const { incidenti } = await answerOf<Incidents>('/system/incident-list/?search=prijava');
    await expect(incidenti[0]).toMatchObject({ begin_time: '2026-10-25T00:30:00Z' });
  },
});

/** A time that the clock leaves out is questioned at its field, with the times around it. */
export const SkippedHour = meta.story({
  play: async ({ userEvent }) => {
    await openNew(userEvent);
    const time = await typeBegin(userEvent, '29.3.2026.', '2:30');
    await save(userEvent);
    await expect(time).toBeInvalid();
    await expect(time).toHaveAccessibleDescription(/01:59.*03:00/);
    await waitFor(() => expect(time).toHaveFocus());
    await expect(await writes()).toHaveLength(0);
  },
});

async function typeFutureEnd(userEvent: User) {
  await openNew(userEvent);
  await fill(userEvent);
  await userEvent.type(await field(words('Datum završetka (neobavezno)')), '20.11.2026.');
  await userEvent.type(await field(words('Vrijeme završetka')), '12:00');
  return (await dialog()).getByRole('checkbox', { name: startOf('Završetak je planiran za ') });
}

/** An end in the future is asked about below its fields. */
export const EndInFuture = meta.story({
  play: async ({ userEvent }) => {
    const question = await typeFutureEnd(userEvent);
    await save(userEvent);
    await expect(
      await (await dialog()).findByText(words('Potvrdite da je završetak planiran ili ga promijenite.')),
    ).toBeVisible();
    await waitFor(() => expect(question).toHaveFocus());
    await expect(await writes()).toHaveLength(0);
  },
});

export const EndInFutureConfirmed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await typeFutureEnd(userEvent));
    await save(userEvent);
    await saved();
    await expect(await newest()).toMatchObject({ end_time: '2026-11-20T11:00:00Z' });
  },
});
