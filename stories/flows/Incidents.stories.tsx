import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import preview from '../../.storybook/preview';
import { setFaults } from '../support/backOffice.ts';
import { openedPanel } from '../support/panels.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';

/** An incident from its report to its end, as users of the status page see it; and the subscription to its mails. */
const meta = preview.meta({
  title: 'Flows/Incidents',
  component: StoryPortal,
  args: { path: '/incidenti' },
  globals: { user: 'incidents' },
  parameters: { snapshot: false },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Play {
  readonly userEvent: User;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

const inCroatian = {
  navigation: 'Glavna navigacija',
  status: 'Status sustava',
  history: 'Povijest incidenata',
  incidents: 'Incidenti',
  add: 'Dodaj incident',
  title: 'Naslov',
  level: 'Razina',
  critical: 'Kritično',
  group: 'Grupa usluga',
  save: 'Spremi',
  saved: 'Podaci o incidentu uspješno su spremljeni.',
  down: 'Dio sustava ne radi',
  ongoing: 'Incidenti u tijeku',
  all: 'Svi incidenti',
  edit: 'Uredi',
  endDay: /^Datum završetka/,
  endTime: 'Vrijeme završetka',
  settings: 'Postavke obavijesti',
  notChanged: /^Pretplata „Prodaja” nije promijenjena\./,
};

const inEnglish: typeof inCroatian = {
  navigation: 'Main navigation',
  status: 'System status',
  history: 'Incident history',
  incidents: 'Incidents',
  add: 'Add incident',
  title: 'Title',
  level: 'Level',
  critical: 'Critical',
  group: 'Service group',
  save: 'Save',
  saved: 'Incident data successfully saved.',
  down: 'Part of the system does not work',
  ongoing: 'Ongoing incidents',
  all: 'All incidents',
  edit: 'Edit',
  endDay: /^End date/,
  endTime: 'End time',
  settings: 'Notification settings',
  notChanged: /^The subscription “Prodaja” was not changed\./,
};

const words = () => (currentLanguage() === 'en' ? inEnglish : inCroatian);

const title = 'Rampe u garaži Tuškanac ne rade';
const inDialog = async () => within(await openedPanel());
const history = async () => within(await section(words().history));

async function toStatus(userEvent: User) {
  const w = words();
  const menu = within(screen.getByRole('navigation', { name: w.navigation }));
  await userEvent.click(menu.getByRole('link', { name: w.status }));
  await screen.findByRole('heading', { level: 1, name: w.status });
}

/** A reported incident is at the top of the status page and of its timeline; after its end the status is good again. */
const reportAndEnd = async ({ userEvent, step }: Play) => {
  const w = words();
  await step('report it', async () => {
    await tableIn(w.incidents);
    await userEvent.click(screen.getByRole('button', { name: w.add }));
    const form = await inDialog();
    await userEvent.type(await form.findByRole('textbox', { name: w.title }), title);
    await userEvent.selectOptions(form.getByRole('combobox', { name: w.level }), w.critical);
    await userEvent.selectOptions(form.getByRole('combobox', { name: w.group }), 'GARAZE');
    await userEvent.click(form.getByRole('checkbox', { name: 'Ulazne rampe' }));
    await userEvent.click(form.getByRole('button', { name: w.save }));
    await screen.findByText(w.saved);
  });
  await step('it is seen', async () => {
    await toStatus(userEvent);
    await expect(await screen.findByRole('heading', { name: w.down })).toBeVisible();
    const going = within(await section(w.ongoing));
    await expect(await going.findByRole('heading', { name: title })).toBeVisible();
    const test = within(await section('mGaraže'))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes('Ulazne rampe'));
    await expect(test).toHaveTextContent(w.critical);
    const [newest] = (await history()).getAllByRole('heading', { level: 4 });
    await expect(newest).toHaveTextContent(title);
  });
  await step('end it', async () => {
    await userEvent.click(screen.getByRole('link', { name: w.all }));
    await tableIn(w.incidents);
    await userEvent.click(await screen.findByRole('button', { name: `${w.edit}: ${title}` }));
    const form = await inDialog();
    await userEvent.type(await form.findByRole('textbox', { name: w.endDay }), '20.11.2026.');
    await userEvent.type(form.getByRole('textbox', { name: w.endTime }), '10:00');
    await userEvent.click(form.getByRole('button', { name: w.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await toStatus(userEvent);
    await waitFor(async () =>
      expect(within(await section(w.ongoing)).queryByRole('heading', { name: title })).toBeNull(),
    );
    await expect(await (await history()).findByRole('heading', { name: title })).toBeVisible();
  });
};
export const ReportedThenEnded = meta.story({ tags: ['user-incidents'], play: reportAndEnd });
export const ReportedThenEndedEnglish = meta.story({
  tags: ['english', 'user-incidents'],
  globals: { language: 'en' },
  play: reportAndEnd,
});

/** A subscription is switched while the server fails: it switches back, and works again when the server does. */
const subscribe = async ({ userEvent }: Play) => {
  const w = words();
  await userEvent.click(await screen.findByRole('link', { name: w.settings }));
  const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Prodaja' });
  const before = control.checked;
  await setFaults([{ path: '/system/user-subscription/', status: 503 }]);
  await userEvent.click(control);
  await screen.findByText(w.notChanged);
  await expect(control.checked).toBe(before);
  await setFaults([]);
  await userEvent.click(control);
  await toStatus(userEvent);
  await userEvent.click(await screen.findByRole('link', { name: w.settings }));
  const again = await screen.findByRole<HTMLInputElement>('switch', { name: 'Prodaja' });
  await expect(again.checked).toBe(!before);
};
export const SubscribedAfterAFailure = meta.story({
  tags: ['user-incidents', 'failed'],
  args: { path: '/status-sustava' },
  parameters: { consoleErrors: true },
  play: subscribe,
});
export const SubscribedAfterAFailureEnglish = meta.story({
  tags: ['english', 'user-incidents', 'failed'],
  args: { path: '/status-sustava' },
  parameters: { consoleErrors: true },
  globals: { language: 'en' },
  play: subscribe,
});
