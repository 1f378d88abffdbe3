import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, type ReportAnswer } from '../../support/backOffice.ts';
import { answersPages } from '../../support/pagedAnswers.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { tableIn } from '../../support/screen.ts';
import { expectFits } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import { aReport, report } from './incidentCalls.ts';

/** The sales by hour of the day of an incident, beside the same weekday before. */
const meta = preview.meta({
  title: 'System/Sales of an incident – Prodaja za vrijeme incidenta',
  component: StoryPortal,
  args: { path: '/incidenti' },
  beforeEach: () =>
    report(
      aReport({
        title: 'Rampa ne radi',
        service_group: 'GARAZE',
        incident_level: 3,
        begin_time: '2026-11-19T07:15:00Z',
        end_time: '2026-11-19T10:00:00Z',
      }),
    ),
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

/** Opens the incident's row and presses the button; returns the row's panel. */
async function openSales(userEvent: User) {
  const list = await tableIn(words('Incidenti'));
  await userEvent.click(within(list).getAllByRole('button', { name: /Rampa ne radi/ })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: words('Prodaja po satima tog dana') }));
}

async function chooseSmallest(userEvent: User) {
  const { garage_list } = await answerOf<ReportAnswer>(
    '/garaze/garage-list/?begin_date=2026-11-19&end_date=2026-11-19',
  );
  const [smallest] = [...garage_list]
    .filter(({ valid_count }) => valid_count > 0)
    .sort((a, b) => a.valid_count - b.valid_count);
  if (!smallest) throw new Error('No garage has sales.');
  const choice = await screen.findByRole('combobox', { name: words('Garaža') });
  await userEvent.selectOptions(choice, smallest.name);
  return smallest;
}

/** Nothing is read before it is pressed; then the hours of both days, and what the incident's hours brought. */
export const Loaded = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await expect(await callsTo('/transakcije/')).toHaveLength(0);
    const garage = await chooseSmallest(userEvent);
    const cost = await screen.findByText(partOf(' sata incidenta: '), undefined, { timeout: 15_000 });
    await expect(cost).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: words('Tablica') })[0] as HTMLElement);
    const table = await screen.findByRole('table', { name: startOf('Prodaja po satima:') });
    await expect(within(table).getAllByText('Rampa ne radi').length).toBeGreaterThan(0);
    const total = Number(garage.valid_amount);
    const amount = new Intl.NumberFormat(document.documentElement.lang === 'en' ? 'en-GB' : 'hr-HR', {
      minimumFractionDigits: 2,
      useGrouping: 'always' as never,
    }).format(total);
    await expect(table).toHaveTextContent(amount);
  },
});

/** As it is drawn. */
export const Chart = meta.story({
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await chooseSmallest(userEvent);
    const cost = await screen.findByText(partOf(' sata incidenta: '), undefined, { timeout: 15_000 });
    cost.scrollIntoView({ block: 'center' });
    (document.activeElement as HTMLElement).blur();
  },
});

const transactions = (page: number, pages: number) => ({
  transakcije: [
    {
      id: 5000 + page,
      trans_ref: `T${page}`,
      vrijeme_transakcije: '2026-11-19T08:00:00Z',
      vrijedi_od: null,
      vrijedi_do: null,
      kolicina: 1,
      iznos: '1.60',
      status: 'OK',
      status_opisno: 'Ispravna',
      status_opisno_kratko: 'Ispravna',
      transaction_input: 'ZG1234AB',
      zone_name: null,
      reseller_name: 'Web',
      is_valid: true,
      is_active: false,
    },
  ],
  ukupno_transakcija: pages,
  broj_stranica: pages,
});

/** More than a hundred pages of both days are asked about. */
export const Asks = meta.story({
  ...answersPages('/garaze/garaza/:id/transakcije/', ({ page }) => transactions(page, 60)),
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await chooseSmallest(userEvent);
    await screen.findByText(partOf('Prodaja po satima treba sve transakcije oba dana.'));
    await expect(screen.getByText(startOf('Transakcije nisu pročitane'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Pročitaj sve stranice') }));
    await screen.findByText(partOf('bez neispravnih.'), undefined, { timeout: 15_000 });
  },
});

/** A reading can be cancelled. */
export const Cancelled = meta.story({
  ...answersPages('/garaze/garaza/:id/transakcije/', ({ page }) => (page > 2 ? 'never' : transactions(page, 9))),
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await chooseSmallest(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: words('Prekini čitanje') }));
    await expect(await screen.findByText(startOf('Transakcije nisu pročitane'))).toBeVisible();
  },
});

/** One that is older than 30 days says so; a weekday before that is older has no comparison. */
export const TooOld = meta.story({
  beforeEach: () =>
    report(
      aReport({
        title: 'Davno',
        service_group: 'GARAZE',
        begin_time: '2026-10-10T07:15:00Z',
        end_time: '2026-10-10T08:00:00Z',
      }),
    ),
  args: { path: '/incidenti?search=Davno' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const list = await tableIn(words('Incidenti'));
    await userEvent.click(within(list).getAllByRole('button', { name: /Davno$/ })[0] as HTMLElement);
    const button = await screen.findByRole('button', { name: words('Prodaja po satima tog dana') });
    await expect(button).toBeDisabled();
    await expect(screen.getByText(startOf('Transakcije se vide 30 dana unatrag'))).toBeVisible();
  },
});

export const NoWeekBefore = meta.story({
  beforeEach: () =>
    report(
      aReport({
        title: 'Rampa ne radi',
        service_group: 'GARAZE',
        begin_time: '2026-10-24T07:15:00Z',
        end_time: '2026-10-24T08:00:00Z',
      }),
    ),
  args: { path: '/incidenti?day=2026-10-24' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await chooseSmallest(userEvent);
    await screen.findByText(partOf('stariji je od 30 dana, pa usporedbe nema.'), undefined, { timeout: 15_000 });
    await expect(screen.queryByText(partOf(' satu incidenta: '))).toBeNull();
  },
});

/** Who sees no transactions has no button. */
export const NotPermitted = meta.story({
  tags: ['user-incidents'],
  globals: { user: 'incidents' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const list = await tableIn(words('Incidenti'));
    await userEvent.click(within(list).getAllByRole('button', { name: /Rampa ne radi/ })[0] as HTMLElement);
    await screen.findByText(words('Nije navedena nijedna komponenta.'));
    await waitFor(() => expect(screen.queryByRole('button', { name: words('Prodaja po satima tog dana') })).toBeNull());
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openSales(userEvent);
    await chooseSmallest(userEvent);
    await screen.findByText(partOf(' sata incidenta: '), undefined, { timeout: 15_000 });
    await expectFits();
  },
});
