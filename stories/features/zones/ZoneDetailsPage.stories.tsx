import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, responds, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { breadcrumbs, rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, words } from '../../support/words.ts';

/** Riva in Split has summer and winter hours; Spinut's border awaits approval in one scenario. */
const riva = '/parking/provider/2/zone/11';
const spinut = '/parking/provider/2/zone/14';
const rules = `${riva}/details?tab=closing-rules`;
const rulesTitle = () => words('Dani bez naplate');

const meta = preview.meta({
  title: 'Zones/Zone – Zona',
  component: StoryPortal,
  args: { path: `${riva}/details` },
});

type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
};
const cards = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

export const Hours = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await expect(await cards()).toHaveLength(6);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Zona 0 – Riva' })).toBeVisible();
    await expect(screen.getByText(words('aktivna'))).toBeVisible();
    const path = await breadcrumbs();
    await expect(path.getByRole('link', { name: words('Zone') })).toHaveAttribute('href', '/parking/provider/2/zone');
  },
});

export const HoursDark = meta.story({
  tags: ['tablet', 'dark'],
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  play: async () => {
    await cards();
  },
});

export const HoursPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await cards();
  },
});

export const HoursEmpty = meta.story({
  tags: ['empty'],
  ...responds({ '/parking/provider/2/zona/11/radna-vremena/': { radna_vremena: [] } }),
  play: async () => {
    await expect(await screen.findByText(words('Nema radnog vremena'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Novo radno vrijeme: Zona 0 – Riva') })).toBeVisible();
  },
});

export const HoursFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/**/radna-vremena/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await within(await section(words('Radno vrijeme'))).findByRole('alert');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/zona/**', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await screen.findByRole('tab', { name: words('Granice') });
  },
});

export const Rules = meta.story({
  args: { path: rules },
  play: async () => {
    const rows = rowsOf(await tableIn(rulesTitle()));
    await expect(rows.length).toBeGreaterThan(0);
    await expect(screen.getByRole('tab', { name: rulesTitle() })).toHaveAttribute('aria-selected', 'true');
  },
});

export const RulesEnglish = meta.story({
  tags: ['phone', 'english'],
  args: { path: rules },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async () => {
    await tableIn('Days without charge');
  },
});

export const RulesEmpty = meta.story({
  tags: ['empty'],
  args: { path: rules },
  ...responds({ '/parking/provider/2/zona/11/iznimke/': { iznimke: [] } }),
  play: async () => {
    await expect(await screen.findByText(words('Nema dana bez naplate'))).toBeVisible();
    await expect(screen.getAllByRole('button', { name: words('Novi dani bez naplate') })).toHaveLength(1);
  },
});

/** A user who may only view has no menus; the tab is a parameter of the URL. */
export const Viewer = meta.story({
  tags: ['user-viewer'],
  args: { path: rules },
  globals: { user: 'viewer' },
  play: async ({ userEvent }) => {
    const table = await tableIn(rulesTitle());
    await expect(within(table).queryByRole('button', { name: partOf('Radnje') })).toBeNull();
    await expect(screen.queryByRole('button', { name: words('Novi dani bez naplate') })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: words('Granice') }));
    await section(words('Granice'));
    await expect(screen.queryByRole('button', { name: words('Uredi granice') })).toBeNull();
    await expect(screen.queryByRole('link', { name: words('Preko cijelog prozora') })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: rulesTitle() }));
    await tableIn(rulesTitle());
  },
});

const textbox = (name: string) => screen.findByRole('textbox', { name });
async function fillRule(userEvent: User, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    const field = await textbox(words(name));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}
const openNewRule = async (userEvent: User) => {
  await tableIn(rulesTitle());
  await userEvent.click(screen.getByRole('button', { name: words('Novi dani bez naplate') }));
  await openedPanel(words('Novi dani bez naplate'));
};
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const NewRule = meta.story({
  args: { path: rules },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNewRule(userEvent);
    await fillRule(userEvent, { 'Prvi dan': '5.8.2027', 'Posljednji dan': '6.8.2027', Razlog: 'Dan pobjede' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    await dialogGone();
    await waitFor(async () =>
      expect(rowsOf(await tableIn(rulesTitle())).map((row) => row.slice(0, 4))).toContainEqual([
        words('5. 8. 2027.'),
        words('6. 8. 2027.'),
        'Dan pobjede',
        expect.stringContaining(words('Čeka odobrenje: novo')),
      ]),
    );
  },
});

const overlapTitle = () => words('Preklapa se s danima koji su već bez naplate');

/** Days that are without charge already, or requested to be, are named before they are sent. */
const showsRuleOverlaps = async ({ userEvent }: { userEvent: User }) => {
  await openNewRule(userEvent);
  await fillRule(userEvent, { 'Prvi dan': '31.12.2026', 'Posljednji dan': '2.1.2027', Razlog: 'Doček' });
  const warning = (await screen.findByText(overlapTitle())).closest('[role=status]');
  await expect(warning).toHaveTextContent(inOrder(words('1. 1. 2027.'), 'Nova godina'));
  await expect(warning).toHaveTextContent(words('Zahtjev se svejedno može poslati.'));
  await userEvent.click(await textbox(words('Razlog')));
};
export const RuleOverlaps = meta.story({ args: { path: rules }, play: showsRuleOverlaps });
export const RuleOverlapsPhone = meta.story({
  tags: ['phone'],
  args: { path: rules },
  globals: { viewport: { value: 'phone' } },
  play: showsRuleOverlaps,
});
export const RuleOverlapsEnglishDark = meta.story({
  tags: ['english', 'dark'],
  args: { path: rules },
  globals: { language: 'en', theme: 'dark' },
  play: showsRuleOverlaps,
});

/** A rule does not overlap itself; another that awaits approval counts. */
export const RuleOverlapsPending = meta.story({
  args: { path: rules },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNewRule(userEvent);
    await fillRule(userEvent, { 'Prvi dan': '5.8.2027', 'Posljednji dan': '6.8.2027', Razlog: 'Sajam' });
    await expect(screen.queryByText(overlapTitle())).toBeNull();
    await userEvent.keyboard('{Enter}');
    await dialogGone();
    await menuOf(userEvent, /Nova godina/, words('Uredi'), '{Home}');
    await openedPanel();
    await expect(screen.queryByText(overlapTitle())).toBeNull();
    await fillRule(userEvent, { 'Posljednji dan': '5.8.2027' });
    const warning = (await screen.findByText(overlapTitle())).closest('[role=status]');
    await expect(warning).toHaveTextContent(
      inOrder(words('5. 8. 2027. – 6. 8. 2027.'), 'Sajam', words('čeka odobrenje')),
    );
  },
});

/** The end is cleared when the beginning is after it; missing values have messages at their fields. */
export const RuleProblems = meta.story({
  args: { path: rules },
  play: async ({ userEvent }) => {
    await openNewRule(userEvent);
    await fillRule(userEvent, { 'Prvi dan': '5.8.2027', 'Posljednji dan': '6.8.2027' });
    await fillRule(userEvent, { 'Prvi dan': '7.8.2027' });
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await expect(await textbox(words('Posljednji dan'))).toHaveValue('');
    await expect(await screen.findByText(words('Unesite datum.'))).toBeVisible();
    await expect(screen.getByText(words('Unesite razlog.'))).toBeVisible();
    await expect(await textbox(words('Posljednji dan'))).toHaveFocus();
  },
});

/** Closing asks before input is lost. */
export const RuleAsksBeforeClosing = meta.story({
  args: { path: rules },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openNewRule(userEvent);
    await fillRule(userEvent, { Razlog: 'Radovi' });
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: words('Odbaciti uneseno?') }));
    await userEvent.click(question.getByRole('button', { name: words('Nastavi uređivanje') }));
    await expect(await textbox(words('Razlog'))).toHaveValue('Radovi');
    await userEvent.click(screen.getByRole('button', { name: words('Odustani') }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words('Odbaci') }),
    );
    await dialogGone();
    await expect((await recordedCalls()).filter(({ method }) => method === 'POST')).toHaveLength(0);
  },
});

/** A failed submission is reported and keeps the input; a retry sends it once. */
export const RuleFails = meta.story({
  tags: ['failed'],
  args: { path: rules },
  globals: { faults: [{ method: 'POST', path: '/**/iznimke/', kind: 'network' }] },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await openNewRule(userEvent);
    await fillRule(userEvent, { 'Prvi dan': '5.8.2027', 'Posljednji dan': '6.8.2027', Razlog: 'Dan pobjede' });
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await screen.findByText(words('Dogodila se pogreška. Zahtjev za promjenu nije poslan.'));
    await expect(await textbox(words('Razlog'))).toHaveValue('Dan pobjede');
    await setFaults([]);
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await dialogGone();
    const sent = (await recordedCalls()).filter(({ method, status }) => method === 'POST' && status === 201);
    await expect(sent).toHaveLength(1);
  },
});

const menuButton = async (row: RegExp) => within(await tableIn(rulesTitle())).findByRole('button', { name: row });
/** By keyboard: a menu that has just opened ignores simulated pointers. */
const menuOf = async (userEvent: User, row: RegExp, item: string, key: '{Home}' | '{End}') => {
  (await menuButton(row)).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(
    async () => {
      await userEvent.keyboard(key);
      await expect(screen.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted');
    },
    { interval: 100 },
  );
  await userEvent.keyboard('{Enter}');
};
/** The dialog has closed, and the focus has returned to its opener. */
const backAt = async (row: RegExp) => {
  await dialogGone();
  await waitFor(async () => expect(await menuButton(row)).toHaveFocus());
};

/** An edit requests a change; a second edit amends that request, with its values. */
export const EditsRule = meta.story({
  args: { path: rules },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await menuOf(userEvent, /Nova godina/, words('Uredi'), '{Home}');
    await openedPanel();
    await fillRule(userEvent, { Razlog: 'Nova godina i doček' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    await backAt(/Nova godina/);
    await within(await tableIn(rulesTitle())).findByText(words('Čeka odobrenje: izmjena'));
    await menuOf(userEvent, /Nova godina/, words('Uredi'), '{Home}');
    await waitFor(async () => expect(await textbox(words('Razlog'))).toHaveValue('Nova godina i doček'));
    await fillRule(userEvent, { Razlog: 'Doček' });
    await userEvent.click(screen.getByRole('button', { name: words('Spremi zahtjev') }));
    await screen.findByText(words('Iznimka uspješno ažurirana'));
    await backAt(/Nova godina/);
    await menuOf(userEvent, /Nova godina/, words('Povuci zahtjev'), '{End}');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words('Povuci zahtjev') }),
    );
    await screen.findByText(words('Iznimka uspješno uklonjena'));
    const writes = (await recordedCalls()).filter(({ method }) => method !== 'GET');
    await expect(writes.map(({ method, status }) => [method, status])).toEqual([
      ['PATCH', 202],
      ['PATCH', 200],
      ['DELETE', 204],
    ]);
  },
});

export const Borders = meta.story({
  args: { path: `${riva}/details?tab=borders` },
  play: async () => {
    await section(words('Granice'));
    await screen.findByRole('button', { name: /^Ulice|Satelit/ }).catch(() => screen.findByText(words('Ulice')));
    await expect(screen.getByRole('link', { name: words('Preko cijelog prozora') })).toHaveAttribute(
      'href',
      `${riva}/geo`,
    );
  },
});

export const BordersPending = meta.story({
  args: { path: `${spinut}/details?tab=borders` },
  globals: { scenario: 'requests-of-each-kind' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(words('Izmjena granica čeka odobrenje'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Povuci zahtjev') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words('Povući zahtjev za granice?') }));
    await userEvent.click(dialog.getByRole('button', { name: words('Odustani') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText(words('Ulice')).length).toBeGreaterThan(1));
  },
});

export const NoBorders = meta.story({
  args: { path: '/parking/provider/1/zone/8/details?tab=borders' },
  play: async () => {
    await expect(await screen.findByText(words('Zona nema granice'))).toBeVisible();
    await expect(screen.getByRole('button', { name: words('Nacrtaj granice') })).toBeVisible();
  },
});

/** The editor opens over the page and closes by its own button. */
export const BorderEditorOpens = meta.story({
  args: { path: `${riva}/details?tab=borders` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Uredi granice') }));
    const dialog = within(await openedPanel(words('Granice: Zona 0 – Riva')));
    await userEvent.click(await dialog.findByRole('button', { name: words('Zatvori') }));
    const question = within(
      await screen.findByRole('alertdialog', { name: words('Jeste li sigurni da želite odustati?') }),
    );
    await userEvent.click(question.getByRole('button', { name: words('Da') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await dialogGone();
  },
});

export const NoSuchZone = meta.story({
  args: { path: '/parking/provider/2/zone/71/details' },
  parameters: { consoleErrors: true },
  play: async () => {
    await expect(await screen.findByText(words('Zona nije pronađena'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Popis zona') })).toHaveAttribute(
      'href',
      '/parking/provider/2/zone',
    );
  },
});

/** The request that is to be edited was decided meanwhile: the dialog says so, and the list is loaded again. */
export const RuleRequestGone = meta.story({
  tags: ['failed'],
  args: { path: '/parking/provider/2/zone/13/details?tab=closing-rules' },
  globals: { scenario: 'requests-of-each-kind', faults: [{ path: '/**/iznimka-request/*/detaljno/', status: 404 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await menuOf(userEvent, /Advent/, words('Uredi'), '{Home}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(words('Dani bez naplate nisu pronađeni'));
    await userEvent.click(dialog.getByText(words('Zatvori')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const states = statesOf({
  async loaded() {
    await cards();
    return section(words('Radno vrijeme'));
  },
  empty: {
    says: () => words('Nema radnog vremena'),
    story: responds({ '/parking/provider/2/zona/11/radna-vremena/': { radna_vremena: [] } }),
  },
  forbidden: { user: 'garage' },
});
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-garage', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
