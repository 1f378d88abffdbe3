import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { rowsOf, section, tableIn } from '../../support/screen.ts';

/** Split has five zones, each with summer and winter hours. */
const api = '/parking/provider/2';
const page = `${api}/zone`;
const title = 'Zone';

const meta = preview.meta({
  title: 'Features/Zones/ZonesPage',
  component: StoryPortal,
  args: { path: page },
});

interface Zones {
  readonly zones: readonly { readonly name: string; readonly code: string; readonly is_active: boolean }[];
}

type User = { click: (element: Element) => Promise<void> };
const openFirst = async (userEvent: User, name = 'Radno vrijeme: Zona 0 – Riva') => {
  const table = await tableIn(title);
  const opener = within(table).getAllByRole('button', { expanded: false })[0] as HTMLElement;
  await userEvent.click(opener);
  return screen.findByRole('region', { name: new RegExp(name) });
};
/** The map's code has come and drawn the shapes. */
const mapDrawn = () => screen.findByRole('button', { name: /^Zona 0/ });

/** The map, and every zone with its state. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const { zones } = await answerOf<Zones>(`${api}/zone/`);
    const rows = rowsOf(await tableIn(title));
    await expect(rows.map(([name]) => name)).toEqual(zones.map(({ name, code }) => `${name} ${code}`));
    await expect(rows[0]?.slice(1, 4)).toEqual(['aktivna', 'Da', 'Da']);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Ugradi kartu' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Detalji: Zona 0 – Riva' })).toHaveAttribute(
      'href',
      `${page}/11/details`,
    );
    await mapDrawn();
  },
});

export const Expanded = meta.story({
  parameters: { image: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    const panel = await openFirst(userEvent);
    const active = within(panel).getByRole('article', { name: '1. 10. 2026. – 31. 12. 2026.' });
    await expect(active).toHaveAttribute('data-active');
    await expect(within(active).getByText(/petak/)).toHaveStyle({ fontWeight: '650' });
    await expect(within(panel).getByRole('link', { name: 'Novo radno vrijeme: Zona 0 – Riva' })).toHaveAttribute(
      'href',
      `${page}/11/working-periods/new`,
    );
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { image: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    await openFirst(userEvent);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    await openFirst(userEvent);
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(title);
    await mapDrawn();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    await tableIn('Zones');
    await mapDrawn();
    await expect(screen.getByRole('button', { name: 'Download manual' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  globals: { scenario: 'long-words', viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title);
    await mapDrawn();
  },
});

/** Whoever may only look has nothing to change, and can still download the manual. */
export const Viewer = meta.story({
  globals: { user: 'viewer' },
  play: async ({ userEvent }) => {
    const panel = await openFirst(userEvent);
    await expect(within(panel).queryByRole('link')).toBeNull();
    await expect(within(panel).queryByRole('button')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Novo radno vrijeme' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Preuzmi upute' })).toBeVisible();
    await mapDrawn();
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parking/provider/*/zone/**', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
  },
});

/** The list did not load: it says so, and is there once tried again. */
export const Failed = meta.story({
  parameters: { consoleErrors: true, simulator: { faults: [{ path: '/parking/provider/*/zone/', status: 500 }] } },
  play: async ({ userEvent }) => {
    const card = await section(title);
    await within(card).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(card).getByRole('button', { name: 'Pokušaj ponovno' }));
    await tableIn(title);
    await mapDrawn();
  },
});

export const FailedAtFirst = meta.story({
  parameters: { consoleErrors: true, simulator: { faults: [{ path: '/parking/provider/*/zone/', status: 500 }] } },
  play: async () => {
    await within(await section(title)).findByRole('alert');
    await mapDrawn();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider/2/zone/', () => HttpResponse.json({ zones: [] })),
      http.get('/api/parking/provider/2/zone/map-url/', () => HttpResponse.json({ zone_map_url: null })),
      http.get('/api/parking/provider/2/zone/geojson/', () => HttpResponse.json({})),
    );
  },
  play: async () => {
    await expect(await screen.findByText('Nema zona')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Ugradi kartu' })).toBeNull();
  },
});

/** White is an empty circle, another colour a full one, none a cross; nothing drawn and no hours are told in words. */
export const ColoursAndStates = meta.story({
  beforeEach: ({ msw }) => {
    const zone = (id: number, color: string | null, is_active: boolean) => ({
      ...{ id, code: `70020${id}`, name: `Zona ${id}`, color, is_active },
      ...{ has_polygon_data: false, has_working_periods: false, working_periods: [] },
    });
    msw.use(
      http.get('/api/parking/provider/2/zone/', () =>
        HttpResponse.json({ zones: [zone(1, '#FFFFFF', true), zone(2, '#8E24AA', false), zone(3, null, true)] }),
      ),
    );
  },
  parameters: { image: 'full' },
  play: async () => {
    const table = await tableIn(title);
    await expect([...table.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'))).toEqual([
      'empty',
      'filled',
      'none',
    ]);
    await expect(rowsOf(table)[1]?.slice(1, 4)).toEqual(['neaktivna', 'Ne', 'Ne']);
    await mapDrawn();
  },
});

export const Pending = meta.story({
  globals: { scenario: 'approvals-waiting' },
  parameters: { image: 'full' },
  play: async ({ userEvent }) => {
    await mapDrawn();
    await expect(within(await tableIn(title)).getAllByText('1 čeka odobrenje').length).toBeGreaterThan(0);
    const panel = await openFirst(userEvent);
    await expect(within(panel).getByText('Čeka odobrenje: izmjena')).toBeVisible();
  },
});

const openEmbed = async (userEvent: User) => {
  await tableIn(title);
  await mapDrawn();
  await userEvent.click(await screen.findByRole('button', { name: 'Ugradi kartu' }));
  return openedPanel('Ugradnja karte zona');
};
/** The code follows the size; a size that is none has no code, and what was typed stays. */
export const EmbedMap = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider/2/zone/map-url/', () =>
        HttpResponse.json({ zone_map_url: `${window.location.origin}/empty-map?a=1&b=2` }),
      ),
    );
  },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const dialog = within(await openEmbed(userEvent));
    const code = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kôd za ugradnju' });
    await expect(code().value).toContain('/empty-map?a=1&amp;b=2" title="Karta zona, Split" width="600" height="450"');
    await userEvent.click(dialog.getByRole('radio', { name: 'Mala 400 × 300' }));
    await expect(code().value).toContain('width="400" height="300"');
    await expect(dialog.getByTitle('Karta zona, Split')).toHaveAttribute('width', '400');
    await userEvent.click(dialog.getByRole('radio', { name: 'Vlastita' }));
    await expect(code().value).toContain('width="800" height="600"');
    const width = dialog.getByRole('textbox', { name: 'Širina, px' });
    await userEvent.clear(width);
    await userEvent.type(width, '12x');
    await expect(width).toBeInvalid();
    await expect(dialog.queryByRole('textbox', { name: 'Kôd za ugradnju' })).toBeNull();
    await userEvent.clear(width);
    await userEvent.type(width, '320');
    await expect(code().value).toContain('width="320" height="600"');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Ugradi kartu' })).toHaveFocus();
  },
});

/** Removing asks first, and then asks the operator: the card says that it waits. */
export const RequestsRemoval = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const panel = within(await openFirst(userEvent));
    const name = '1. 10. 2027. – 31. 12. 2027.';
    await userEvent.click(panel.getByRole('button', { name: `Ukloni: ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ukloniti radno vrijeme?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ukloni' }));
    await screen.findByText('Zahtjev za promjenu poslan je na odobrenje');
    await expect(await panel.findByText('Čeka odobrenje: uklanjanje')).toBeVisible();
    // Withdrawn, it is as it was.
    await userEvent.click(panel.getByRole('button', { name: `Povuci zahtjev: ${name}` }));
    const withdrawal = within(await screen.findByRole('alertdialog', { name: 'Povući zahtjev?' }));
    await userEvent.click(withdrawal.getByRole('button', { name: 'Povuci zahtjev' }));
    await screen.findByText('Radno vrijeme uspješno uklonjeno');
    await waitFor(() => expect(panel.queryByText('Čeka odobrenje: uklanjanje')).toBeNull());
    const writes = (await answeredCalls()).filter(({ method }) => method === 'DELETE');
    await expect(writes.map(({ status }) => status)).toEqual([202, 204]);
  },
});

/** A removal that fails says so in the dialog, and can be tried again. */
export const RemovalFails = meta.story({
  parameters: {
    consoleErrors: true,
    image: false,
    simulator: { faults: [{ method: 'DELETE', path: '/**', status: 503 }] },
  },
  play: async ({ userEvent }) => {
    const panel = within(await openFirst(userEvent));
    await userEvent.click(panel.getByRole('button', { name: 'Ukloni: 1. 10. 2027. – 31. 12. 2027.' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ukloni' }));
    await dialog.findByRole('alert');
    await screen.findByText('Dogodila se pogreška. Zahtjev za promjenu nije poslan.');
    await setFaults([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Ukloni' }));
    await expect(await panel.findByText('Čeka odobrenje: uklanjanje')).toBeVisible();
  },
});
