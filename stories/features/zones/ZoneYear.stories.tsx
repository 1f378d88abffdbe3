import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, responds } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, startOf, words } from '../../support/words.ts';

/** Riva in Split has summer and winter hours; it is 20 November 2026. */
const riva = '/parking/provider/2/zone/11';
const page = `${riva}/details?tab=calendar`;
const api = '/parking/provider/2/zona/11';

const meta = preview.meta({
  title: 'Zones/Year – Kalendar godine',
  component: StoryPortal,
  args: { path: page },
});

type User = {
  readonly click: (element: Element) => Promise<void>;
  readonly keyboard: (text: string) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly tab: () => Promise<void>;
};

/** A day of the calendar, by its date. */
const dayCell = async (day: string) => {
  await screen.findAllByRole('grid');
  return document.querySelector<HTMLElement>(`[data-day="${day}"]`) as HTMLElement;
};
const loaded = async () => {
  await expect(await screen.findAllByRole('grid')).toHaveLength(12);
  return document.querySelector('main') as HTMLElement;
};
const list = (name: string) => screen.findByRole('region', { name });

export const Default = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    await loaded();
    await expect(screen.getByRole('tab', { name: words('Kalendar') })).toHaveAttribute('aria-selected', 'true');
    await expect(document.querySelectorAll('[data-day]')).toHaveLength(365);
    await expect(await dayCell('2026-11-20')).toHaveAttribute('aria-current', 'date');
    await expect(
      within(await list(words('Bez radnog vremena'))).getByText(words('Svaki dan godine ima radno vrijeme.')),
    ).toBeVisible();
  },
});

const shifted = (from: number, to: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((week_day) =>
    week_day === 6
      ? { week_day, time_from: '00:00:00', time_to: '00:00:00', no_charge: true }
      : { week_day, time_from: `0${from}:00:00`, time_to: `${to}:00:00`, no_charge: false },
  );
const item = { request_id: null, request_action: null };
/** A gap of a day, two approved periods that share one, one that is about to go, and a new one that fills its days. */
const unclear = {
  [`${api}/radna-vremena/`]: {
    radna_vremena: [
      {
        id: 1,
        ...item,
        no_charge: false,
        valid_from: '2026-01-01',
        valid_to: '2026-05-31',
        description: 'Zima',
        working_days: shifted(8, 18),
      },
      {
        id: 2,
        ...item,
        no_charge: false,
        valid_from: '2026-06-02',
        valid_to: '2026-09-15',
        description: 'Ljeto',
        working_days: shifted(7, 23),
      },
      {
        id: 3,
        ...item,
        no_charge: false,
        valid_from: '2026-09-15',
        valid_to: '2026-10-31',
        description: 'Jesen',
        working_days: shifted(8, 18),
      },
      {
        id: 4,
        request_id: 71,
        request_action: 'delete',
        no_charge: false,
        valid_from: '2026-11-01',
        valid_to: '2026-11-30',
        description: 'Advent',
        working_days: shifted(8, 20),
      },
      {
        id: null,
        request_id: 72,
        request_action: 'create',
        no_charge: false,
        valid_from: '2026-12-01',
        valid_to: '2026-12-31',
        description: 'Prosinac',
        working_days: shifted(8, 20),
      },
    ],
  },
  [`${api}/iznimke/`]: {
    iznimke: [
      { id: 1, ...item, closing_start: '2026-08-05', closing_end: '2026-08-08', reason: 'Sajam na Rivi' },
      {
        id: null,
        request_id: 73,
        request_action: 'create',
        closing_start: '2026-08-08',
        closing_end: '2026-08-09',
        reason: 'Regata',
      },
      { id: 3, ...item, closing_start: '2026-12-24', closing_end: '2027-01-06', reason: 'Božić i Nova godina' },
    ],
  },
};

const showsFindings = async () => {
  await loaded();
  const gaps = within(await list(words('Bez radnog vremena')));
  await expect(gaps.getByRole('button', { name: inOrder(words('Pokaži u kalendaru: 1. 6. 2026.')) })).toBeVisible();
  await expect(gaps.getByText(words('ostaje bez radnog vremena kad se odobri ono što čeka'))).toBeVisible();
  await expect(gaps.getByText(words('popunjava se kad se odobri ono što čeka'))).toBeVisible();
  const overlaps = within(await list(words('Preklapanja')));
  await expect(overlaps.getByText(words('oboje odobreno'))).toBeVisible();
  await expect(overlaps.getByText(words('jedno od njih čeka odobrenje'))).toBeVisible();
};
export const Findings = meta.story({ ...responds(unclear), parameters: { snapshot: 'full' }, play: showsFindings });
export const FindingsDark = meta.story({
  ...responds(unclear),
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: showsFindings,
});
export const FindingsPhone = meta.story({
  ...responds(unclear),
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: showsFindings,
});

/** A press on a finding frames its days. */
export const ShowsGap = meta.story({
  ...responds(unclear),
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    const gaps = within(await list(words('Bez radnog vremena')));
    await userEvent.click(gaps.getByRole('button', { name: inOrder(words('Pokaži u kalendaru: 1. 6. 2026.')) }));
    await expect(await dayCell('2026-06-01')).toHaveAttribute('data-shown');
    await expect(await dayCell('2026-06-01')).toHaveAttribute('tabindex', '0');
  },
});

/** A day tells its hours, its rule, what awaits, and where they come from. */
const showsDay = async ({ userEvent }: { readonly userEvent: User }) => {
  await loaded();
  await userEvent.click(await dayCell('2026-08-08'));
  const panel = within(await openedPanel());
  await expect(panel.getByText(words('dan bez naplate: Sajam na Rivi'))).toBeVisible();
  await expect(panel.getByText(words('inače 07:00 – 23:00'))).toBeVisible();
  await expect(panel.getByText(words('Čeka odobrenje: novo'))).toBeVisible();
  await expect(panel.getByRole('link', { name: /^(2\. 6\. |2\/6\/)/ })).toBeVisible();
};
export const Day = meta.story({ ...responds(unclear), play: showsDay });
export const DayPhone = meta.story({
  parameters: { snapshot: false },
  ...responds(unclear),
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: showsDay,
});

/** Escape closes the panel of a day, and the day has the focus again. */
export const DayCloses = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const cell = await dayCell('2026-12-25');
    await userEvent.click(cell);
    const panel = within(await openedPanel());
    await expect(panel.getByText(words('blagdan: Božić'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  },
});

const ruleForm = async () => within(await openedPanel(words('Novi dani bez naplate')));

/** Arrows, Home, End and PageDown lead through the days, into the next year too; Shift selects, and Enter begins a rule. */
export const Keyboard = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    (await dayCell('2026-11-19')).focus();
    const focused = (day: string) => waitFor(async () => expect(await dayCell(day)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await focused('2026-11-20');
    await userEvent.keyboard('{ArrowDown}');
    await focused('2026-11-27');
    await userEvent.keyboard('{Home}');
    await focused('2026-11-23');
    await userEvent.keyboard('{End}');
    await focused('2026-11-29');
    await userEvent.keyboard('{PageDown}');
    await focused('2026-12-29');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await focused('2026-01-01');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await focused('2026-12-31');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    await focused('2026-12-23');
    await expect(
      await screen.findByText(
        words('Odabrano: 23. 12. 2026. – 31. 12. 2026., 9 dana. Enter otvara obrazac, Escape odustaje.'),
      ),
    ).toBeVisible();
    await expect(await dayCell('2026-12-27')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(await dayCell('2026-12-27')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await focused('2027-01-02');
    await userEvent.keyboard('{Enter}');
    const form = await ruleForm();
    await expect(form.getByRole('textbox', { name: words('Prvi dan') })).toHaveValue(words('31. 12. 2026.'));
    await expect(form.getByRole('textbox', { name: words('Posljednji dan') })).toHaveValue(words('2. 1. 2027.'));
  },
});

/** Days that are dragged over begin a rule, which awaits approval and is then marked. */
export const Drag = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const [first, last] = [await dayCell('2026-12-28'), await dayCell('2026-12-30')];
    fireEvent.pointerDown(first, { button: 0, pointerType: 'mouse' });
    fireEvent.pointerOver(last, { pointerType: 'mouse', buttons: 1 });
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    fireEvent.pointerUp(last, { pointerType: 'mouse' });
    const form = await ruleForm();
    await expect(form.getByRole('textbox', { name: words('Prvi dan') })).toHaveValue(words('28. 12. 2026.'));
    await userEvent.type(form.getByRole('textbox', { name: words('Razlog') }), 'Advent');
    await userEvent.keyboard('{Enter}');
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    await waitFor(async () => expect(await dayCell('2026-12-29')).toHaveAttribute('data-awaiting'));
    const sent = (await recordedCalls()).filter(({ method }) => method === 'POST');
    await expect(sent).toHaveLength(1);
  },
});

/** Another year is a parameter of the URL; a leap year has 366 days. */
export const LeapYear = meta.story({
  args: { path: `${page}&year=2028` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await expect(document.querySelectorAll('[data-day]')).toHaveLength(366);
    await userEvent.click(screen.getByRole('button', { name: words('Prethodna godina: 2027.') }));
    await waitFor(() => expect(document.querySelectorAll('[data-day]')).toHaveLength(365));
    await userEvent.click(screen.getByRole('button', { name: words('Ova godina') }));
    await expect(await dayCell('2026-11-20')).toHaveAttribute('aria-current', 'date');
  },
});

/** A user who may only view has days that tell, and none that begin a rule. */
export const Viewer = meta.story({
  tags: ['user-viewer'],
  globals: { user: 'viewer' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await dayCell('2026-12-25'));
    const panel = within(await openedPanel());
    await expect(panel.queryByRole('button', { name: words('Novi dani bez naplate') })).toBeNull();
    await expect(panel.queryByText(words('Uredi'))).toBeNull();
  },
});

/** Without the rules the calendar shows the hours, and says so. */
export const RulesFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/**/iznimke/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await loaded();
    await expect(screen.getByText(startOf('Dani bez naplate nisu se učitali'))).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/**/radna-vremena/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await screen.findByRole('alert');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/zona/**', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await screen.findByRole('tab', { name: words('Kalendar') });
  },
});

const states = statesOf({
  loaded,
});
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'], parameters: { snapshot: false } });
export const English = meta.story({ ...states.english, tags: ['english'], parameters: { snapshot: false } });

/** A form names the days that its period leaves without hours beside it, and shows it in the calendar. */
export const Draft = meta.story({
  args: { path: `${riva}/working-periods/new` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: words('Vrijedi od') }), '3.1.2028');
    await userEvent.type(screen.getByRole('textbox', { name: words('Vrijedi do') }), '31.12.2028');
    await userEvent.tab();
    await screen.findByText(words('Između ovog i susjednog razdoblja ostaju dani bez radnog vremena'));
    await expect(screen.getByText(words('1. 1. 2028. – 2. 1. 2028., 2 dana'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Pokaži u kalendaru') }));
    await expect(await dayCell('2028-01-02')).toHaveAttribute('data-state', 'none');
    await expect(await dayCell('2028-01-03')).toHaveAttribute('data-awaiting');
  },
});

/** The garage's calendar is below its hours and rules. */
export const Garage = meta.story({
  args: { path: '/garaze/garaza/1/working-hours' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await section(words('Kalendar 2026.'));
    await userEvent.click(await dayCell('2026-12-25'));
    const panel = within(await openedPanel());
    await userEvent.click(panel.getByRole('button', { name: words('Uredi: 25. 12. 2026., Božić') }));
    await openedPanel(words('Uredi dane bez naplate'));
  },
});
