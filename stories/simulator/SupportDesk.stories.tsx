import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportDesk } from '#simulator/console/SupportDesk.tsx';
import preview from '../../.storybook/preview';
import { answerOf, decideRequest } from '../support/backOffice.ts';
import { section } from '../support/screen.ts';
import { inOrder, partOf, startOf, words } from '../support/words.ts';

interface DeskProps {
  /** The filters and the chosen request, as in the address. */
  readonly search: string;
}

/** The support desk as on its page, with a new cache for each story. */
function Desk({ search }: DeskProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <MemoryRouter initialEntries={[`/${search}`]}>
      <QueryClientProvider client={client}>
        <main style={{ padding: 24 }}>
          <SupportDesk />
        </main>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Simulator/Support desk',
  component: Desk,
  args: { search: '' },
  globals: { scenario: 'requests-of-each-kind', user: 'operator' },
});

const choose = async (name: RegExp) => {
  const list = await within(await section(words('Zahtjevi'))).findByRole('list');
  const link = await within(list).findByRole('link', { name });
  link.click();
  return link;
};
interface Requests {
  readonly zahtjevi: readonly {
    readonly id: number;
    readonly resource: string;
    readonly action: string;
    readonly status: string;
    readonly note: string | null;
  }[];
}
const requests = (query: string) => answerOf<Requests>(`/zahtjevi/?${query}`);

export const Default = meta.story({
  tags: ['user-operator'],
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
    // A border says what area it gains and loses.
    const border = within(list).getByRole('link', { name: inOrder(words('Izmjena granice')) });
    await expect(border).toHaveTextContent(partOf('dobiva'));
  },
});

/** An edit shows each value that differs. */
export const Chosen = meta.story({
  tags: ['user-operator'],
  play: async () => {
    await choose(inOrder(words('Izmjena radnog vremena'), 'Riva'));
    await expect(await screen.findByRole('table', { name: startOf('Prije i poslije') })).toBeVisible();
  },
});

/** An approval with its note applies at once, and leaves the list. */
export const Approve = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Novi dani bez naplate')));
    await userEvent.type(await screen.findByRole('textbox', { name: words('Napomena za podnositelja') }), 'Vrijedi.');
    await userEvent.click(screen.getByRole('button', { name: words('Odobri') }));
    await screen.findByText(words('Zahtjev je odobren.'));
    const list = screen.getByRole('list', { name: words('Zahtjevi') });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
    await expect((await requests('status=approved')).zahtjevi.map(({ note }) => note)).toContain('Vrijedi.');
  },
});

/** A rejection needs a reason, which the user who made the request reads. */
export const Reject = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Izmjena granice')));
    await userEvent.click(await screen.findByRole('button', { name: words('Odbij') }));
    const note = screen.getByRole('textbox', { name: words('Napomena za podnositelja') });
    await waitFor(() => expect(note).toHaveAccessibleDescription(inOrder(words('Napišite zašto odbijate zahtjev.'))));
    await expect((await requests('status=rejected')).zahtjevi).toHaveLength(1);
    await userEvent.type(
      await screen.findByRole('textbox', { name: words('Napomena za podnositelja') }),
      'Krivo ucrtano.',
    );
    await userEvent.click(screen.getByRole('button', { name: words('Odbij') }));
    await screen.findByText(words('Zahtjev je odbijen.'));
    await expect((await requests('status=rejected')).zahtjevi.map(({ note }) => note)).toContain('Krivo ucrtano.');
  },
});

/** Filters, search and the request are in the address; the link below leads to the next request of the list. */
export const Filtered = meta.story({
  tags: ['user-operator'],
  args: { search: '?kind=workingPeriod&by=provider&search=split' },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(within(list).getAllByRole('link')).toHaveLength(2);
    await screen.findByText(`${words('Na čekanju', 'Pending')} 2`);
    const [first] = within(list).getAllByRole('link');
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/\?part=requests&status=pending&kind=workingPeriod&by=provider&search=split&request=\d+$/),
    );
    await choose(/Bačvice/);
    await userEvent.click(await screen.findByRole('link', { name: words('Sljedeći: Split › Zona 0 – Riva') }));
    await screen.findByText(inOrder('Ljetno radno vrijeme', words('1. 6. 2026.')), { selector: 'strong' });
    await expect(screen.queryByRole('link', { name: startOf('Sljedeći') })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words('Vrsta') }), words('Granica'));
    await screen.findByText(`${words('Na čekanju', 'Pending')} 1`);
    await expect(within(list).getByRole('link')).toHaveTextContent(/Spinut/);
    // The chosen request stays beside the list.
    await screen.findByText(inOrder('Ljetno radno vrijeme', words('1. 6. 2026.')), { selector: 'strong' });
  },
});

/** An address with a request that does not exist. */
export const Missing = meta.story({
  tags: ['user-operator'],
  args: { search: '?request=999' },
  parameters: { snapshot: false },
  play: async () => {
    await screen.findByRole('heading', { name: words('Zahtjev 999 nije pronađen') });
  },
});

/** A request whose item has changed since is approved after a confirmation only. */
export const Outdated = meta.story({
  tags: ['user-operator'],
  // Its calendar comes after the focus, which scrolls to another place then.
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Izmjena radnog vremena'), 'Bačvice'));
    const review = await screen.findByRole('table', { name: startOf('Prije i poslije') });
    await expect(
      within(review)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([words('Podatak', 'Field'), words('Prije'), words('Sada'), words('Nakon odobrenja')]);
    await screen.findByText(words('Odobrenje bi prebrisalo opis iz stupca „Sada”.'));
    await userEvent.click(screen.getByRole('button', { name: words('Odobri i prebriši') }));
    const dialog = await screen.findByRole('alertdialog');
    const text = within(dialog).getByText(partOf('Odobrenje bi te promjene prebrisalo'));
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: words('Odustani') }));
    await expect((await requests('status=approved')).zahtjevi).toHaveLength(1);
  },
});

/** Requests working hours in December that overlap the approved ones. */
const askForAdvent = () =>
  fetch('/api/parking/provider/2/radno-vrijeme/', {
    method: 'POST',
    headers: { Authorization: `Token ${localStorage.getItem('auth-token')}` },
    body: JSON.stringify({
      parking_zone_ids: [11],
      valid_from: '2026-12-01',
      valid_to: '2026-12-31',
      description: 'Advent',
      working_days: Array.from({ length: 7 }, (_, week_day) => ({
        week_day,
        time_from: '08:00:00',
        time_to: '20:00:00',
        no_charge: false,
      })),
    }),
  });

/** Lets the simulator tell its state. */
let tellState = () => {};

/** A request made while the desk opens is shown, although the list was loaded before. */
export const AskedWhileOpening = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  beforeEach: ({ msw }) => {
    const isTold = new Promise<void>((resolve) => {
      tellState = resolve;
    });
    msw.use(http.get('/__simulator/state', () => isTold));
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
    await askForAdvent();
    tellState();
    await choose(inOrder(words('Novo radno vrijeme')));
  },
});

/** A failed approval shows the reason; the note stays. */
export const Overlapping = meta.story({
  tags: ['user-operator'],
  beforeEach: async () => {
    await askForAdvent();
  },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Novo radno vrijeme')));
    await userEvent.type(await screen.findByRole('textbox', { name: words('Napomena za podnositelja') }), 'Za Advent');
    await userEvent.click(screen.getByRole('button', { name: words('Odobri') }));
    await screen.findByText(startOf('Odluka nije zapisana.'));
    await expect(screen.getByRole('textbox', { name: words('Napomena za podnositelja') })).toHaveValue('Za Advent');
  },
});

/** What a request contradicts is said before anybody decides, in the list and beside the decision, by name. */
export const OverlapIsSaid = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  beforeEach: async () => {
    await askForAdvent();
  },
  play: async ({ userEvent }) => {
    const link = await choose(inOrder(words('Novo radno vrijeme')));
    await waitFor(() => expect(link).toHaveTextContent(partOf('Preklapa se')));
    await screen.findByText(
      /^(Traženo radno vrijeme dijeli dane s odobrenim|The requested working hours share days with approved ones)$/,
    );
    await expect(screen.getByText(startOf('Za isti dan ne mogu vrijediti dva radna vremena'))).toBeVisible();
    await expect(await screen.findByRole('region', { name: words('Kalendar promjene') })).toBeVisible();
    const list = screen.getByRole('list', { name: words('Zahtjevi') });
    await userEvent.click(within(list).getByRole('checkbox', { name: inOrder(words('Novo radno vrijeme')) }));
    await userEvent.click(screen.getByRole('button', { name: words('Odobri odabrane (1)') }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(partOf('Preklapanja s odobrenim: '))).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: words('Odustani') }));
  },
});

/** Somebody else decides while a note is written: the desk says so, and shows the note, which was not sent. */
export const DecidedWhileWriting = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Novi dani bez naplate')));
    await userEvent.type(await screen.findByRole('textbox', { name: words('Napomena za podnositelja') }), 'Vrijedi.');
    const { zahtjevi } = await requests('status=pending');
    const chosen = zahtjevi.find(({ resource, action }) => resource === 'iznimka' && action === 'create');
    await decideRequest(chosen?.id, 'reject', { note: 'Nije najavljeno.' });
    await screen.findByText(words('Netko je u međuvremenu odlučio o ovom zahtjevu.'), undefined, { timeout: 10_000 });
    await expect(screen.getByText(startOf('Odbio: '))).toBeVisible();
    await expect(screen.getByText(words('Vaša napomena nije poslana: Vrijedi.'))).toBeVisible();
  },
});

/** Two users decide at once: the second one learns of the other decision, and sees it. */
export const DecidedByAnother = meta.story({
  tags: ['user-operator'],
  beforeEach: ({ msw }) => {
    // The desk does not notice the other decision by itself.
    const state = {
      scenario: 'requests-of-each-kind',
      seed: 1,
      now: '2026-11-20T09:00:00Z',
      stands: true,
      version: 1,
      run: 0,
    };
    msw.use(http.get('/__simulator/state', () => HttpResponse.json(state)));
  },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Novi dani bez naplate')));
    const note = await screen.findByRole('textbox', { name: words('Napomena za podnositelja') });
    await userEvent.type(note, 'Vrijedi.');
    const { zahtjevi } = await requests('status=pending');
    const chosen = zahtjevi.find(({ resource, action }) => resource === 'iznimka' && action === 'create');
    await decideRequest(chosen?.id, 'reject', { note: 'Nije najavljeno.' });
    await userEvent.click(screen.getByRole('button', { name: words('Odobri') }));
    await screen.findByText(words('Netko je u međuvremenu odlučio o ovom zahtjevu. Vaša odluka nije zapisana.'));
    await expect(screen.getByText(startOf('Odbio: '))).toBeVisible();
    await expect(screen.getByText('Nije najavljeno.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: words('Odobri') })).toBeNull();
  },
});

/** A decided request shows who decided and why, and can no longer be decided. */
export const Decided = meta.story({
  tags: ['user-operator'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText(`${words('Odbijeni')} 1`));
    await choose(inOrder(words('Novi dani bez naplate')));
    const list = screen.getByRole('list', { name: words('Zahtjevi') });
    // The list says when, by whom and why.
    const link = within(list).getByRole('link');
    await expect(link).toHaveTextContent(partOf('Odbio: '));
    await expect(link).toHaveTextContent(/operator.*Naplata te večeri ostaje/);
    await waitFor(() => expect(screen.getAllByText(/Naplata te večeri ostaje/)).toHaveLength(2));
    await expect(screen.queryByRole('button', { name: words('Odobri') })).toBeNull();
  },
});

const linkedTo = (link: HTMLElement | null | undefined) => link?.getAttribute('data-request');
const current = () =>
  screen.getByRole('list', { name: words('Zahtjevi') }).querySelector<HTMLElement>('a[aria-current]');

/** J and K choose the next and the previous request, A approves and R rejects the chosen one. */
export const ByKeys = meta.story({
  tags: ['user-operator'],
  // A message goes away by itself: whether it is still there depends on the machine.
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    const ids = within(list).getAllByRole('link').map(linkedTo);
    await userEvent.keyboard('k');
    await waitFor(() => expect(linkedTo(current())).toBe(ids[0]));
    await userEvent.keyboard('jj');
    await waitFor(() => expect(linkedTo(current())).toBe(ids[2]));
    await expect(current()).toHaveFocus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(linkedTo(current())).toBe(ids[1]));
    // Rejecting needs a reason: R leads to its field, and does not write itself there.
    await userEvent.keyboard('r');
    const note = await screen.findByRole('textbox', { name: words('Napomena za podnositelja') });
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveValue('');
    // In a field the keys are letters.
    await userEvent.type(note, 'ajkar');
    await expect(note).toHaveValue('ajkar');
    await expect(linkedTo(current())).toBe(ids[1]);
    await expect((await requests('status=pending')).zahtjevi).toHaveLength(5);
    await userEvent.click(current() as HTMLElement);
    await userEvent.keyboard('r');
    await screen.findByText(words('Zahtjev je odbijen.'));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
    // The rejected one has left the list: J begins with the first.
    await userEvent.keyboard('j');
    await waitFor(() => expect(linkedTo(current())).toBe(ids[0]));
  },
});

/** A asks before it overwrites, and does nothing while the question is open. */
export const KeysInADialog = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Izmjena radnog vremena'), 'Bačvice'));
    await screen.findByRole('button', { name: words('Odobri i prebriši') });
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('ar');
    await userEvent.click(within(dialog).getByRole('button', { name: words('Odustani') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await requests('status=pending')).zahtjevi).toHaveLength(5);
  },
});

/** Who does not want single letters turns them off; this device keeps it. */
export const KeysTurnedOff = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await choose(inOrder(words('Novi dani bez naplate')));
    await screen.findByRole('button', { name: words('Odobri') });
    const keys = screen.getByRole('button', { name: inOrder('J K ', words('izbor')), pressed: true });
    await userEvent.click(keys);
    await expect(keys).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('ja');
    await expect((await requests('status=pending')).zahtjevi).toHaveLength(5);
    await userEvent.click(keys);
    await userEvent.keyboard('a');
    await screen.findByText(words('Zahtjev je odobren.'));
  },
});

/** Several are approved at once, each by its own call: the outdated one is refused, and the page says so. */
export const ApproveSeveral = meta.story({
  tags: ['user-operator'],
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(screen.getByRole('button', { name: words('Odobri odabrane (0)') })).toBeDisabled();
    const all = screen.getByRole('checkbox', { name: words('Odaberi sve', 'Pick all') });
    await userEvent.click(all);
    await userEvent.click(within(list).getByRole('checkbox', { name: inOrder(words('Izmjena granice')) }));
    await expect(all).toBePartiallyChecked();
    const { zahtjevi } = await requests('status=pending');
    await expect(zahtjevi).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: words('Odobri odabrane (4)') }));
    const dialog = await screen.findByRole('alertdialog', { name: words('Odobriti 4 zahtjeva?') });
    await userEvent.click(within(dialog).getByRole('button', { name: words('Odobri') }));
    await screen.findByText(words('Odobreno 3 od 4'));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2));
    const results = within(screen.getByText(words('Odobreno 3 od 4')).parentElement as HTMLElement).getAllByRole(
      'listitem',
    );
    await expect(results).toHaveLength(4);
    const refused = results.filter((result) => partOf('nije odobren. ').test(result.textContent ?? ''));
    await expect(refused.map((result) => result.textContent)).toEqual([
      expect.stringMatching(inOrder(words('Izmjena radnog vremena'), 'Split › Zona 1 – Bačvice')),
    ]);
    await expect((await requests('status=pending')).zahtjevi).toHaveLength(2);
    await expect(screen.getByRole('button', { name: words('Odobri odabrane (0)') })).toBeDisabled();
  },
});

/** A picked request that a search hides is not approved with the others. */
export const PickedButHidden = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  args: { search: '' },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await userEvent.click(screen.getByRole('checkbox', { name: words('Odaberi sve', 'Pick all') }));
    await screen.findByRole('button', { name: words('Odobri odabrane (5)') });
    await userEvent.type(screen.getByRole('searchbox'), 'spinut{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: words('Odobri odabrane (1)') }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: words('Odobriti 1 zahtjev?') })).getByRole('button', {
        name: words('Odobri'),
      }),
    );
    await screen.findByText(words('Odobreno 1 od 1'));
    await expect((await requests('status=pending')).zahtjevi).toHaveLength(4);
  },
});

/** What was asked about is decided elsewhere: the question goes, and does not come back with the next pick. */
export const PickedAndDecidedElsewhere = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    const pick = async (name: RegExp) => {
      await userEvent.click(within(list).getByRole('checkbox', { name }));
      return screen.findByRole('button', { name: words('Odobri odabrane (1)') });
    };
    await userEvent.click(await pick(inOrder(words('Novi dani bez naplate'))));
    await screen.findByRole('alertdialog', { name: words('Odobriti 1 zahtjev?') });
    const { zahtjevi } = await requests('status=pending');
    const asked = zahtjevi.find(({ resource, action }) => resource === 'iznimka' && action === 'create');
    await decideRequest(asked?.id, 'reject', { note: 'Nije najavljeno.' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 10_000 });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
    await expect(await pick(inOrder(words('Izmjena granice')))).toBeEnabled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** A square zone in the middle of the requested border of zone 3. */
const inTheWay = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [16.431, 43.517],
              [16.433, 43.517],
              [16.433, 43.519],
              [16.431, 43.519],
              [16.431, 43.517],
            ],
          ],
        ],
      },
      properties: {
        zone_code: '700203',
        zone_name: 'Zona 2 – Manuš',
        city_code: 'ST',
        fill: '#1E88E5',
        'fill-opacity': 0.2,
      },
    },
  ],
};

/** The list says which border overlaps another zone, as the review does. */
export const OverlapInTheList = meta.story({
  tags: ['user-operator'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/__simulator/requests/:id/borders', () => HttpResponse.json(inTheWay)));
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    const border = within(list).getByRole('link', { name: inOrder(words('Izmjena granice')) });
    await within(border).findByText(words('Preklapa se'));
    await expect(within(list).getAllByText(words('Preklapa se'))).toHaveLength(1);
  },
});

/** Two weeks of requests: what is outdated or overlaps is marked in the list. */
export const TwentyWaiting = meta.story({
  tags: ['user-operator'],
  globals: { scenario: 'approvals-waiting', user: 'operator' },
  parameters: { snapshot: 'full' },
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(within(list).getAllByRole('link')).toHaveLength(20);
    await expect(within(list).getAllByText(words('Zastario'))).toHaveLength(3);
    await waitFor(() => expect(within(list).getAllByText(words('Preklapa se'))).toHaveLength(2));
  },
});
export const TwentyWaitingPhone = meta.story({
  tags: ['phone', 'dark', 'english', 'user-operator'],
  globals: {
    viewport: { value: 'phone' },
    theme: 'dark',
    language: 'en',
    scenario: 'approvals-waiting',
    user: 'operator',
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Requests' });
    await expect(within(list).getAllByRole('link')).toHaveLength(20);
  },
});

export const None = meta.story({
  tags: ['user-operator'],
  globals: { scenario: 'default', user: 'operator' },
  play: async () => {
    await screen.findByText(words('Nijedan zahtjev ne odgovara filtrima.'));
  },
});

export const Phone = meta.story({
  tags: ['phone', 'user-operator'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose(inOrder(words('Izmjena radnog vremena'), 'Riva'));
    await screen.findByRole('table', { name: startOf('Prije i poslije') });
  },
});

export const DarkEnglish = meta.story({
  tags: ['dark', 'english', 'user-operator'],
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Requests' });
    within(list)
      .getByRole('link', { name: /Change of a border/ })
      .click();
    await expect(within(list).getByText(/^Area: gains \d[\d.,]* (m²|ha)/)).toBeVisible();
    await screen.findByText('Overlaps with zones:');
  },
});
