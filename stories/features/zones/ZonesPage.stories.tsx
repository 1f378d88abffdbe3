import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, recordedCalls, recover, responds, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, startOf, weekday, words } from '../../support/words.ts';

/** Split has five zones, each with summer and winter hours. */
const api = '/parking/provider/2';
const page = `${api}/zone`;
const title = () => words('Zone');

const meta = preview.meta({
  title: 'Zones/Zones – Zone',
  component: StoryPortal,
  args: { path: page },
});

interface Zones {
  readonly zones: readonly { readonly name: string; readonly code: string; readonly is_active: boolean }[];
}

type User = { click: (element: Element) => Promise<void> };
const openFirst = async (userEvent: User, name = words('Radno vrijeme: Zona 0 – Riva')) => {
  const table = await tableIn(title());
  const opener = within(table).getAllByRole('button', { expanded: false })[0] as HTMLElement;
  await userEvent.click(opener);
  return screen.findByRole('region', { name: new RegExp(name) });
};
/** Waits until the map has loaded and drawn the shapes. */
/** Waits for the map's buttons; a section that failed before is replaced when it is tried again. */
const mapDrawn = () =>
  waitFor(async () => within(await section(words('Karta zona'))).getByRole('button', { name: /^Zona 0/ }));

/** The map, and every zone with its state. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const { zones } = await answerOf<Zones>(`${api}/zone/`);
    const rows = rowsOf(await tableIn(title()));
    await expect(rows.map(([name]) => name)).toEqual(zones.map(({ name, code }) => `${name} ${code}`));
    await expect(rows[0]?.slice(1, 4)).toEqual([words('aktivna'), words('Da'), words('Da')]);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: words('Ugradi kartu') })).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Detalji: Zona 0 – Riva') })).toHaveAttribute(
      'href',
      `${page}/11/details`,
    );
    await mapDrawn();
  },
});

/** A popover of the map leads to its zone. */
export const PopoverLeadsToTheZone = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const map = within(await section(words('Karta zona')));
    await userEvent.click(await map.findByRole('button', { name: /^Zona 0/ }));
    const popover = within(await screen.findByRole('dialog', { name: /^Zona 0/ }));
    await userEvent.click(popover.getByRole('link', { name: words('Detalji: Zona 0 – Riva') }));
    await screen.findByRole('heading', { level: 1, name: 'Zona 0 – Riva' });
  },
});

/** Pointing at a row, or focusing something in it, lights its area; pointing at the area's name lights the row. */
export const RowAndAreaLight = meta.story({
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    const map = within(await section(words('Karta zona')));
    const table = await tableIn(title());
    const [first, second] = within(table).getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    const area = (name: RegExp) => map.getByRole('button', { name });
    await userEvent.hover(first);
    await waitFor(() => expect(area(/^Zona 0/)).toHaveAttribute('data-lit'));
    await userEvent.unhover(first);
    await waitFor(() => expect(area(/^Zona 0/)).not.toHaveAttribute('data-lit'));
    within(second).getByRole('link').focus();
    await waitFor(() => expect(area(/^Zona 1/)).toHaveAttribute('data-lit'));
    await userEvent.hover(area(/^Zona 0/));
    await waitFor(() => expect(first).toHaveAttribute('data-tone', 'lit'));
  },
});

export const Expanded = meta.story({
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    const panel = await openFirst(userEvent);
    const active = within(panel).getByRole('article', { name: words('1. 10. 2026. – 31. 12. 2026.') });
    await expect(active).toHaveAttribute('data-active');
    await expect(within(active).getByText(inOrder(weekday('petak')))).toHaveStyle({ fontWeight: '650' });
    await expect(within(panel).getByRole('link', { name: words('Novo radno vrijeme: Zona 0 – Riva') })).toHaveAttribute(
      'href',
      `${page}/11/working-periods/new`,
    );
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    await openFirst(userEvent);
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    await openFirst(userEvent);
  },
});

export const Tablet = meta.story({
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(title());
    await mapDrawn();
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await tableIn('Zones');
    await mapDrawn();
    await expect(screen.getByRole('button', { name: 'Download manual' })).toBeVisible();
  },
});

export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  globals: { scenario: 'long-words', viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title());
    await mapDrawn();
  },
});

/** A user who may only view has no actions, but can download the manual. */
export const Viewer = meta.story({
  tags: ['user-viewer'],
  globals: { user: 'viewer' },
  play: async ({ userEvent }) => {
    const panel = await openFirst(userEvent);
    await expect(within(panel).queryByRole('link')).toBeNull();
    await expect(within(panel).queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('link', { name: words('Novo radno vrijeme') })).toBeNull();
    await expect(screen.getByRole('button', { name: words('Preuzmi upute') })).toBeVisible();
    await mapDrawn();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/zone/**', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
  },
});

/** The list fails to load, and is shown after a retry. */
export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/zone/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const card = await section(title());
    await within(card).findByRole('alert');
    await recover(userEvent, within(card).getByRole('button', { name: words('Pokušaj ponovno') }));
    await tableIn(title());
    await mapDrawn();
  },
});

export const FailedAtFirst = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/zone/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await within(await section(title())).findByRole('alert');
    await mapDrawn();
  },
});

/** A provider without zones. */
const withoutZones = responds({
  [`${api}/zone/`]: { zones: [] },
  [`${api}/zone/map-url/`]: { zone_map_url: null },
  [`${api}/zone/geojson/`]: {},
});
export const Empty = meta.story({
  ...withoutZones,
  tags: ['empty'],
  play: async () => {
    await expect(await screen.findByText(words('Nema zona'))).toBeVisible();
    await expect(screen.queryByRole('button', { name: words('Ugradi kartu') })).toBeNull();
  },
});

/** White is an empty circle, another colour a full one, none a cross; a missing border and missing hours are texts. */
export const ColoursAndStates = meta.story({
  beforeEach: ({ msw }) => {
    const zone = (id: number, color: string | null, is_active: boolean) => ({
      ...{ id, code: `70020${id}`, name: words(`Zona ${id}`), color, is_active },
      ...{ has_polygon_data: false, has_working_periods: false, working_periods: [] },
    });
    msw.use(
      http.get('/api/parking/provider/2/zone/', () =>
        HttpResponse.json({ zones: [zone(1, '#FFFFFF', true), zone(2, '#8E24AA', false), zone(3, null, true)] }),
      ),
    );
  },
  parameters: { snapshot: 'full' },
  play: async () => {
    const table = await tableIn(title());
    await expect([...table.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'))).toEqual([
      'empty',
      'filled',
      'none',
    ]);
    await expect(rowsOf(table)[1]?.slice(1, 4)).toEqual([words('neaktivna'), words('Ne'), words('Ne')]);
    await mapDrawn();
  },
});

export const Pending = meta.story({
  globals: { scenario: 'requests-of-each-kind' },
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    const table = within(await tableIn(title()));
    await expect(await table.findByText(words('Dani bez naplate: 1 čeka odobrenje'))).toBeVisible();
    // The hours of two zones, and the border of one.
    await expect(table.getAllByText(words('1 čeka odobrenje'))).toHaveLength(3);
    const panel = await openFirst(userEvent);
    await expect(within(panel).getByText(words('Čeka odobrenje: izmjena'))).toBeVisible();
  },
});

const openEmbed = async (userEvent: User) => {
  await tableIn(title());
  await mapDrawn();
  await userEvent.click(await screen.findByRole('button', { name: words('Ugradi kartu') }));
  return openedPanel(words('Ugradnja karte zona'));
};
/** The code follows the size; an invalid size has no code, and the typed text stays. */
export const EmbedMap = meta.story({
  args: { configuration: { frames: [window.location.origin] } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider/2/zone/map-url/', () =>
        HttpResponse.json({ zone_map_url: `${window.location.origin}/empty-map?a=1&b=2` }),
      ),
    );
  },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const dialog = within(await openEmbed(userEvent));
    const code = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words('Kôd za ugradnju') });
    await expect(code().value).toContain(
      `/empty-map?a=1&amp;b=2" title="${words('Karta zona')}, Split" width="600" height="450"`,
    );
    await userEvent.click(dialog.getByRole('radio', { name: words('Mala 400 × 300') }));
    await expect(code().value).toContain('width="400" height="300"');
    await expect(dialog.getByTitle(`${words('Karta zona')}, Split`)).toHaveAttribute('width', '400');
    await userEvent.click(dialog.getByRole('radio', { name: words('Vlastita') }));
    await expect(code().value).toContain('width="800" height="600"');
    const width = dialog.getByRole('textbox', { name: words('Širina, px') });
    await userEvent.clear(width);
    await userEvent.type(width, '12x');
    await expect(width).toBeInvalid();
    await expect(dialog.queryByRole('textbox', { name: words('Kôd za ugradnju') })).toBeNull();
    await userEvent.clear(width);
    await userEvent.type(width, '320');
    await expect(code().value).toContain('width="320" height="600"');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: words('Ugradi kartu') })).toHaveFocus();
  },
});

/** With the default configuration the dialog shows the map itself: here that of the simulator, with the approved borders. */
const showsPreview = async ({ userEvent }: { userEvent: User }) => {
  const dialog = within(await openEmbed(userEvent));
  const frame = dialog.getByTitle<HTMLIFrameElement>(`${words('Karta zona')}, Split`);
  await expect(new URL(frame.src).pathname).toBe('/simulator/demo/zone-map.html');
  const borders = await answerOf<{ readonly features: readonly unknown[] }>('/parking/provider/2/zone/geojson/');
  await expect(borders.features.length).toBeGreaterThan(1);
  await waitFor(() =>
    expect(frame.contentDocument?.querySelectorAll('#map path')).toHaveLength(borders.features.length),
  );
  await expect(dialog.getByRole('textbox', { name: words('Kôd za ugradnju') })).toHaveDisplayValue(/zone-map\.html/);
};
// The code has the address of the server that shows Storybook, whose port differs.
const withoutImage = { snapshot: false };
export const EmbedMapPreview = meta.story({ parameters: withoutImage, play: showsPreview });
export const EmbedMapPreviewPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: withoutImage,
  play: showsPreview,
});
export const EmbedMapPreviewEnglishDark = meta.story({
  tags: ['english', 'dark'],
  globals: { language: 'en', theme: 'dark' },
  parameters: withoutImage,
  play: showsPreview,
});

/** The deployment allows no frame of that server: the map opens in a tab of its own. */
export const EmbedMapElsewhere = meta.story({
  args: { configuration: { frames: [] } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const dialog = within(await openEmbed(userEvent));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: words('Kôd za ugradnju') })).toBeVisible());
    const link = dialog.getByRole('link', { name: words('Otvori kartu u novoj kartici') });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/simulator/demo/zone-map.html?provider=2'));
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

/** Removing asks for confirmation, then requests the removal: the card shows that it is pending. */
export const RequestsRemoval = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const panel = within(await openFirst(userEvent));
    const name = words('1. 10. 2027. – 31. 12. 2027.');
    await userEvent.click(panel.getByRole('button', { name: words(`Ukloni: ${name}`) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words('Ukloniti radno vrijeme?') }));
    await userEvent.click(dialog.getByRole('button', { name: words('Ukloni') }));
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    await expect(await panel.findByText(words('Čeka odobrenje: uklanjanje'))).toBeVisible();
    // After the withdrawal the period is unchanged.
    await userEvent.click(panel.getByRole('button', { name: words(`Povuci zahtjev: ${name}`) }));
    const withdrawal = within(await screen.findByRole('alertdialog', { name: words('Povući zahtjev?') }));
    await userEvent.click(withdrawal.getByRole('button', { name: words('Povuci zahtjev') }));
    await screen.findByText(words('Radno vrijeme uspješno uklonjeno'));
    await waitFor(() => expect(panel.queryByText(words('Čeka odobrenje: uklanjanje'))).toBeNull());
    const writes = (await recordedCalls()).filter(({ method }) => method === 'DELETE');
    await expect(writes.map(({ status }) => status)).toEqual([202, 204]);
  },
});

/** A failed removal is shown in the dialog, and can be retried. */
export const RemovalFails = meta.story({
  tags: ['failed'],
  globals: { faults: [{ method: 'DELETE', path: '/**', status: 503 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const panel = within(await openFirst(userEvent));
    await userEvent.click(panel.getByRole('button', { name: words('Ukloni: 1. 10. 2027. – 31. 12. 2027.') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words('Ukloni') }));
    await dialog.findByRole('alert');
    await screen.findByText(words('Dogodila se pogreška. Zahtjev za promjenu nije poslan.'));
    await setFaults([]);
    await userEvent.click(dialog.getByRole('button', { name: words('Ukloni') }));
    await expect(await panel.findByText(words('Čeka odobrenje: uklanjanje'))).toBeVisible();
  },
});

/** The provider's place did not load: in the place of the map stands why it is not there. */
export const PlaceFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/info/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await within(await section(words('Karta zona'))).findByText(partOf('s njegovim koordinatama, nisu se učitali'));
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await mapDrawn();
  },
});

/** A provider without coordinates. */
export const NoPlace = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider/2/info/', () =>
        HttpResponse.json({
          info: {
            id: 2,
            code: 'ST',
            name: 'Split',
            supplier: 'Split parking d.o.o.',
            izdaje_svoj_racun: true,
            latitude: null,
            longitude: null,
          },
        }),
      ),
    );
  },
  play: async () => {
    await within(await section(words('Karta zona'))).findByText(startOf('Za ovog pružatelja nisu upisane koordinate'));
    await tableIn(title());
  },
});

const states = statesOf({
  async loaded() {
    await mapDrawn();
    return tableIn(title());
  },
  empty: { says: () => words('Nema zona'), story: withoutZones },
  forbidden: { user: 'garage' },
});
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-garage', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
