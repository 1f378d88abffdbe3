import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { statesOf } from '../../support/states.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** Riva and Bačvice in Split have the hours of 2026 and 2027, in three periods each year. */
const copy = '/parking/provider/2/working-periods/copy';

const meta = preview.meta({
  title: 'Zones/Copy hours – Kopiranje radnog vremena',
  component: StoryPortal,
  args: { path: `${copy}?zone=11` },
});

const rows = () => within(screen.getByRole('list', { name: words('Popis zahtjeva') })).getAllByRole('listitem');
const listed = async () => {
  await screen.findByRole('list', { name: words('Popis zahtjeva') });
  return screen.getByRole('region', { name: words('Zahtjevi koji se šalju') });
};
const button = (name: string) => screen.findByRole('button', { name: words(name) });
const posts = async () => (await recordedCalls()).filter(({ method }) => method === 'POST').map(({ status }) => status);
const statesShown = (...texts: string[]) =>
  waitFor(() =>
    expect(
      rows().map(
        (row) =>
          texts.find((text) => within(row).queryByText(text === 'Odbijeno' ? words(text, 'Refused') : words(text))) ??
          row.textContent,
      ),
    ).toEqual(texts),
  );

/** A zone whose winter ends with February. */
const february = {
  id: 11,
  code: '0',
  name: 'Zona 0 – Riva',
  color: null,
  is_active: true,
  has_polygon_data: false,
  has_working_periods: true,
  working_periods: [
    {
      id: 9,
      request_id: null,
      request_action: null,
      no_charge: false,
      valid_from: '2027-02-01',
      valid_to: '2027-02-28',
      description: '',
      working_days: Array.from({ length: 7 }, (_, week_day) => ({
        week_day,
        no_charge: false,
        time_from: '08:00:00',
        time_to: '20:00:00',
      })),
    },
  ],
};

/** The last year with hours is offered for the next one. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await listed();
    await expect(rows()).toHaveLength(3);
    await expect(screen.getAllByText(words('Bez preklapanja'))).toHaveLength(3);
    await expect(await button('Pošalji 3 zahtjeva')).toBeEnabled();
  },
});

const states = statesOf({
  loaded: listed,
  empty: {
    says: () => partOf('Ovaj pružatelj nema zona'),
    story: responds({ '/parking/provider/2/zone/': { zones: [] } }),
  },
  forbidden: { user: 'viewer' },
});
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-viewer', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'], parameters: { snapshot: false } });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'], parameters: { snapshot: false } });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'], parameters: { snapshot: false } });
export const PhoneFailed = meta.story({
  ...states.phoneFailed,
  tags: ['phone', 'failed'],
  parameters: { ...states.phoneFailed.parameters, snapshot: false },
});
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({
  ...states.phoneEmpty,
  tags: ['phone', 'empty'],
  parameters: { snapshot: false },
});

/** What can surely not be approved is not ticked, names the period and leads to it, and is sent when it is ticked by itself. */
export const Blocked = meta.story({
  args: { path: `${copy}?zone=11&from=2026-01-01&to=2026-12-31` },
  play: async ({ userEvent }) => {
    await listed();
    await expect(screen.getByText(words('3 zahtjeva ovako se ne mogu odobriti'))).toBeVisible();
    const ticks = screen.getAllByRole('checkbox', { name: startOf('Svejedno pošalji: ') });
    for (const tick of ticks) await expect(tick).not.toBeChecked();
    await expect(await button('Pošalji')).toBeDisabled();
    const [link] = within(rows()[0] as HTMLElement).getAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/zone\/11\/working-period\/\d+\/edit$/));
    await userEvent.click(ticks[1] as HTMLElement);
    await userEvent.click(await button('Pošalji 1 zahtjev'));
    await screen.findByText(words('Poslan je 1 zahtjev'));
    await statesShown('Ne šalje se', 'Poslano', 'Ne šalje se');
    await expect(await posts()).toEqual([201]);
  },
});

/** 52 weeks on, the last day of the year is shared with the source, and two days are left without hours. */
export const WholeWeeks = meta.story({
  args: { path: `${copy}?zone=11&move=weeks` },
  parameters: { snapshot: false },
  play: async () => {
    await listed();
    await expect(screen.getByText(words('Dani koji nakon kopiranja ostaju bez sati'))).toBeVisible();
    await expect(
      screen.getByText(words('Dani koji nakon kopiranja ostaju bez sati')).closest('[role=status]'),
    ).toHaveTextContent(words('30. 12. 2028. – 31. 12. 2028.'));
    await expect(rows()[0]).toHaveTextContent(words('zajednički dani: 31. 12. 2027.'));
    await expect(screen.getByRole('textbox', { name: words('Broj tjedana') })).toHaveValue('52');
  },
});

/** A period that ends on 28 February is asked about before anything is listed. */
export const LeapDay = meta.story({
  args: { path: `${copy}?zone=11&from=2027-02-01&to=2027-02-28` },
  parameters: { snapshot: false },
  ...responds({ '/parking/provider/2/zone/': { zones: [february] } }),
  play: async ({ userEvent }) => {
    const question = await screen.findByRole('combobox', { name: words('Što s 29. veljače?') });
    await expect(screen.queryByRole('list', { name: words('Popis zahtjeva') })).toBeNull();
    await userEvent.selectOptions(question, 'late');
    await listed();
    await expect(within(rows()[0] as HTMLElement).getByText(words('1. 2. 2028. – 29. 2. 2028.'))).toBeVisible();
    await expect(within(rows()[0] as HTMLElement).getByText(words('29 dana umjesto 28'))).toBeVisible();
  },
});

/**
 * The third is refused and the next goes on; the fourth gets no answer, although it was made, is read back and counts as
 * sent; the fifth breaks before it arrives: then it stops, and goes on without sending any twice.
 */
export const Failures = meta.story({
  args: { path: `${copy}?zones=11,12` },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await listed();
    await expect(rows()).toHaveLength(6);
    const path = '/parking/provider/2/radno-vrijeme/';
    await setFaults([
      { method: 'POST', path, delay_ms: 1, times: 2 },
      { method: 'POST', path, status: 400, body: 'fields', times: 1 },
      { method: 'POST', path, kind: 'lost', times: 1 },
      { method: 'POST', path, kind: 'network', times: 1 },
    ]);
    await userEvent.click(await button('Pošalji 6 zahtjeva'));
    await screen.findByText(words('Slanje nije dovršeno: poslano 3 od 6'));
    await statesShown('Poslano', 'Poslano', 'Odbijeno', 'Poslano', 'Ishod nepoznat', 'Za slanje');
    await userEvent.click(await button('Nastavi slanje'));
    await screen.findByText(words('Poslano 5 od 6, 1 odbijen'));
    await statesShown('Poslano', 'Poslano', 'Odbijeno', 'Poslano', 'Poslano', 'Poslano');
    await userEvent.click(await button('Pošalji odbijeni ponovno'));
    await screen.findByText(words('Poslano je 6 zahtjeva'));
    await userEvent.click(await button('Zatvori'));
    await listed();
    await waitFor(() => expect(screen.getAllByText(words('Preklapa se'))).toHaveLength(6));
  },
});

/** While it is sent there is a progress and a stop; what was not sent goes on later. */
export const Stops = meta.story({
  args: { path: `${copy}?zone=11` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await listed();
    await setFaults([{ method: 'POST', path: '/parking/provider/2/radno-vrijeme/', delay_ms: 1500, times: 1 }]);
    await userEvent.click(await button('Pošalji 3 zahtjeva'));
    await userEvent.click(await button('Zaustavi slanje'));
    await expect(screen.getByRole('progressbar')).toBeVisible();
    await screen.findByText(words('Slanje nije dovršeno: poslano 1 od 3'));
    await expect(await posts()).toEqual([201]);
    await userEvent.click(await button('Nastavi slanje'));
    await screen.findByText(words('Poslana su 3 zahtjeva'));
    await expect(await posts()).toEqual([201, 201, 201]);
  },
});

/** Every zone its own periods, and one for others on the same dates. */
export const ToOtherZones = meta.story({
  args: { path: copy },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(words('Odaberite zone čija se razdoblja kopiraju.'));
    await userEvent.click(screen.getByRole('checkbox', { name: words('U sve zone') }));
    await listed();
    await expect(rows().length).toBeGreaterThan(6);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words('Iz zone') }), '11');
    await screen.findByRole('option', { name: words('Isti datumi, druge zone') });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words('Datumi') }), 'same');
    await expect(await screen.findByText(words('Odaberite barem jednu zonu u koju se kopira.'))).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Bačvice/ }));
    await listed();
    await expect(screen.getAllByText(words('Ne može se odobriti')).length).toBeGreaterThan(0);
  },
});
