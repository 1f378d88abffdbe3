import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import { RequestReview } from '#features/change-requests/index.ts';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { padded } from '../../design-system/decorators.tsx';
import { englishDark, expectFits, phone, phoneEnglishDark } from '../../support/variants.ts';
import { inOrder, partOf, startOf, weekday, words } from '../../support/words.ts';

/** Weekdays until an hour, Saturday until another, and a free Sunday. */
const days = (until: string, onSaturday = until) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    weekday === 6
      ? { weekday, noCharge: true, timeFrom: '00:00', timeTo: '00:00' }
      : { weekday, noCharge: false, timeFrom: '08:00', timeTo: weekday === 5 ? onSaturday : until },
  );
const mark = { requestId: null, requestAction: null } as const;
const winter: WorkingPeriod = {
  id: 1,
  ...mark,
  noCharge: false,
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  description: 'Zimsko radno vrijeme',
  workingDays: days('18:00', '14:00'),
};
const longer: WorkingPeriod = { ...winter, description: '', workingDays: days('19:00') };
/** The operator lets Monday and Tuesday end later, and describes it. */
const changed: WorkingPeriod = {
  ...winter,
  description: 'Zimsko (privremeno)',
  workingDays: winter.workingDays.map((day) => (day.weekday < 2 ? { ...day, timeTo: '20:00' } : day)),
};
const christmas: ClosingRule = { id: 3, ...mark, begin: '2026-12-24', end: '2026-12-26', reason: 'Božić' };

const request: ChangeRequest = {
  id: 12,
  resource: 'workingPeriod',
  action: 'update',
  provider: { id: 2, name: 'Split' },
  garage: null,
  zone: { id: 12, name: 'Zona 1 – Bačvice' },
  before: winter,
  after: longer,
  status: 'pending',
  createdBy: 'provider',
  createdAt: new Date('2026-11-18T08:12:00Z'),
  decidedBy: null,
  decidedAt: null,
  note: null,
  outdated: true,
  now: changed,
};
const ofGarage = { provider: null, zone: null, garage: { id: 1, name: 'Garaža Tuškanac' } } as const;

const meta = preview.meta({
  title: 'Change requests/Review – Pregled zahtjeva',
  component: RequestReview,
  decorators: [padded],
  globals: withoutCalls,
  args: { request },
});

/** The row of a day of the week. */
const ofDay = (croatian: Parameters<typeof weekday>[0]) => new RegExp(`^${weekday(croatian)}`);
const row = (name: RegExp) => within(screen.getByRole('table')).getByRole('row', { name });
const marked = () =>
  [...document.querySelectorAll('[data-mark=overwritten]')].map((cell) => cell.firstChild?.textContent);

/** The item was changed meanwhile: what approval would overwrite is named, and marked in the column of the current values. */
export const Overwrites = meta.story({
  play: async () => {
    const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
    const what = list.format([words('2 dana', '2 days'), words('opis')]);
    await expect(screen.getByText(words(`Odobrenje bi prebrisalo ${what} iz stupca „Sada”.`))).toBeVisible();
    await expect(marked()).toEqual(['Zimsko (privremeno)', '08:00–20:00', '08:00–20:00']);
    await expect(row(ofDay('ponedjeljak'))).toHaveTextContent(/08:00–18:00.*08:00–20:00.*08:00–19:00$/);
    await expect(row(ofDay('subota'))).toHaveTextContent(`${weekday('subota')}08:00–14:0008:00–14:0008:00–19:00`);
    await expect(row(ofDay('nedjelja'))).toHaveTextContent(partOf('bez promjene'));
  },
});

export const OverwritesEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: { language: 'en', theme: 'dark' },
  play: async () => {
    await expect(
      screen.getByText('Approval would overwrite 2 days and the description of the column “Now”.'),
    ).toBeVisible();
  },
});

export const OverwritesPhone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const OverwritesPhoneEnglishDark = meta.story({ tags: ['phone', 'dark', 'english'], globals: phoneEnglishDark });

/** The operator made the very change that is requested: approval overwrites nothing. */
export const DoneMeanwhile = meta.story({
  args: { request: { ...request, now: longer } },
  parameters: { snapshot: false },
  play: async () => {
    await expect(screen.getByText(words('Odobrenje ne bi prebrisalo nijednu od tih promjena.'))).toBeVisible();
    await expect(marked()).toEqual([]);
  },
});

const ruleRequest: ChangeRequest = {
  ...request,
  ...ofGarage,
  resource: 'closingRule',
  before: christmas,
  after: { ...christmas, reason: 'Božićni blagdani' },
  now: null,
};

/** The item of a garage's request is gone; approval would create it again. */
export const ItemIsGone = meta.story({
  args: { request: ruleRequest },
  play: async () => {
    await expect(screen.getByText(words('Stavka više ne postoji.'))).toBeVisible();
    await expect(screen.getByText(partOf('Odobrenje bi je ponovno stvorilo s traženim vrijednostima.'))).toBeVisible();
    await expect(row(startOf('Dani'))).toHaveTextContent(
      `${words('Dani')}${words('24. 12. 2026. – 26. 12. 2026.')}–${words('24. 12. 2026. – 26. 12. 2026.')}`,
    );
    await expect(row(startOf('Razlog'))).toHaveTextContent(`${words('Razlog')}Božić–Božićni blagdani`);
  },
});

export const ItemIsGoneEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { request: ruleRequest },
  globals: englishDark,
});
export const ItemIsGonePhone = meta.story({ tags: ['phone'], args: { request: ruleRequest }, globals: phone });
export const ItemIsGonePhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { request: ruleRequest },
  globals: phoneEnglishDark,
});

/** Nothing is left to be removed. */
export const RemovalOfGoneItem = meta.story({
  args: {
    request: {
      ...request,
      ...ofGarage,
      resource: 'closingRule',
      action: 'delete',
      before: christmas,
      after: null,
      now: null,
    },
  },
  parameters: { snapshot: false },
  play: async () => {
    await expect(screen.getByText(partOf('odobrenje ne bi ništa promijenilo'))).toBeVisible();
  },
});

/** A decided request has the values that were requested, and the note. */
export const Rejected = meta.story({
  args: {
    request: {
      ...request,
      outdated: false,
      now: undefined,
      status: 'rejected',
      decidedBy: 'operator',
      decidedAt: new Date('2026-11-19T10:00:00Z'),
      note: 'Vikendom do 14 sati, molimo uskladite s ugovorom.',
    },
  },
  play: async () => {
    await expect(screen.getByRole('columnheader', { name: words('Traženo', 'Requested') })).toBeVisible();
    await expect(screen.getByText(startOf('Odluka: '))).toBeVisible();
  },
});

/** A rectangle around a place in Split, moved north by some degrees. */
const border = (north: number, height = 0.004): ZoneBorder => ({
  zoneCode: '700202',
  zoneName: 'Zona 1 – Bačvice',
  cityCode: 'ST',
  fill: '#E53935',
  fillOpacity: 0.2,
  polygons: [
    [
      [
        [16.446, 43.5 + north],
        [16.452, 43.5 + north],
        [16.452, 43.5 + north + height],
        [16.446, 43.5 + north + height],
        [16.446, 43.5 + north],
      ],
    ],
  ],
});
const borderRequest: ChangeRequest = {
  ...request,
  resource: 'border',
  before: border(0),
  now: border(-0.001),
  after: border(0.001),
};
const neighbours: readonly ZoneBorder[] = [
  { ...border(0.0045), zoneCode: '700203', zoneName: 'Zona 2 – Manuš', fill: '#FDD835' },
];
const captions = () => screen.getAllByRole('figure').map((figure) => figure.querySelector('strong')?.textContent);

/** A border that was changed meanwhile: before, now and after on maps that move together. */
export const OutdatedBorder = meta.story({
  args: { request: borderRequest, neighbours },
  play: async () => {
    await waitFor(() => expect(captions()).toEqual([words('Prije'), words('Sada'), words('Nakon odobrenja')]));
    await expect(screen.getByText(words('Odobrenje bi prebrisalo sadašnju granicu.'))).toBeVisible();
    const change = screen.getByText(words('Promjena prema sadašnjoj granici:'));
    await expect(change.parentElement).toHaveTextContent(partOf('dobiva'));
    await expect(change.parentElement).toHaveTextContent(/10[.,]\d\d.ha,.*10[.,]\d\d.ha/);
    await expect(screen.getByText(/^Zona 2 – Manuš \(/)).toBeVisible();
  },
});

export const OutdatedBorderOnOneMap = meta.story({
  tags: ['dark', 'english'],
  args: { request: borderRequest, neighbours },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'On one map' }));
    const legend = within(await screen.findByRole('list', { name: 'Legend' }));
    for (const entry of ['Before', 'Now', 'After approval', 'Gained', 'Lost', 'Overlap', 'Other zones']) {
      await expect(legend.getByText(entry)).toBeVisible();
    }
  },
});

/** The border was removed meanwhile, and approval would draw it again. */
export const GoneBorderPhone = meta.story({
  tags: ['phone'],
  args: { request: { ...borderRequest, now: null } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(captions()).toEqual([words('Prije'), words('Sada'), words('Nakon odobrenja')]));
    await expect(screen.getByText(words('Stavka više ne postoji.'))).toBeVisible();
    await expect(screen.getByText(words('Bez granice'))).toBeVisible();
  },
});

const summer: WorkingPeriod = {
  ...winter,
  id: 2,
  validFrom: '2026-06-01',
  validTo: '2026-09-30',
  description: 'Ljetno radno vrijeme',
  workingDays: days('23:00'),
};
const asked = { ...request, outdated: false, before: null, action: 'create' } as const;
const { now: _now, ...fresh } = asked;
const newPeriod: ChangeRequest = {
  ...fresh,
  after: { ...winter, id: null, validFrom: '2026-09-28', validTo: '2026-10-02', description: 'Sajam' },
};
const approved = { periods: [winter, summer], rules: [christmas] };

/** Approval would be refused: the approved hours that share days are named, with the days, and so is another request. */
export const SharesDays = meta.story({
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { snapshot: false },
  args: {
    request: newPeriod,
    items: { ...approved, periods: [winter, { ...summer, requestId: 7, requestAction: 'delete' }] },
    pending: [
      {
        ...newPeriod,
        id: 13,
        after: { ...winter, id: null, validFrom: '2026-10-02', validTo: '2026-10-02', description: 'Dan grada' },
      },
    ],
  },
  play: async () => {
    const refused = await screen.findByText(words('Traženo radno vrijeme dijeli dane s 2 odobrena'));
    const banner = within(refused.parentElement as HTMLElement);
    const [first, second] = banner.getAllByRole('listitem');
    await expect(first).toHaveTextContent(inOrder('Ljetno radno vrijeme', words('njegovo uklanjanje čeka odobrenje')));
    await expect(second).toHaveTextContent(
      inOrder('Zimsko radno vrijeme', words('zajednički dani: 1. 10. 2026. – 2. 10. 2026.')),
    );
    await expect(banner.getByText(startOf('Za isti dan ne mogu vrijediti dva radna vremena'))).toBeVisible();
    await expect(
      screen.getByText(/^(Isti dani traže se u još jednom zahtjevu|Another request asks for the same days)$/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: inOrder('Dan grada') })).toHaveAttribute('href', '/zahtjevi/13');
    // Days that both would have are marked in the calendar.
    const [, after] = await screen.findAllByRole('group', { name: /2026/ });
    await expect(after?.querySelector('[data-day="2026-09-28"] [data-sign]')).not.toBeNull();
  },
});

/** Two rules for the same days can both be approved: who decides is told what follows. */
export const RuleSharesDays = meta.story({
  args: {
    request: {
      ...fresh,
      resource: 'closingRule',
      after: { ...christmas, id: null, begin: '2026-12-26', end: '2027-01-06', reason: 'Praznici' },
    },
    items: approved,
  },
  play: async () => {
    await screen.findByText(words('Traženi dani bez naplate već su dijelom bez naplate'));
    await expect(screen.getByText(inOrder('Božić', words('24. 12. 2026. – 26. 12. 2026.')))).toBeVisible();
    await expect(screen.getByText(inOrder(words('zajednički dan: 26. 12. 2026.')))).toBeVisible();
    await expect(screen.getByText(startOf('Nakon odobrenja za te bi dane vrijedila dva pravila'))).toBeVisible();
    // December and, over New Year, January, before and after.
    await expect(await screen.findAllByRole('grid')).toHaveLength(4);
  },
});
export const RuleSharesDaysEnglishDark = meta.story({
  ...RuleSharesDays.input,
  tags: ['dark', 'english'],
  globals: englishDark,
});

/** An outdated request has the calendar of now between the two others. */
export const CalendarOfAnOutdated = meta.story({
  args: { items: { ...approved, periods: [changed, summer] } },
  parameters: { snapshot: false },
  play: async () => {
    const calendar = within(await screen.findByRole('region', { name: words('Kalendar promjene') }));
    await waitFor(() => expect(calendar.getAllByRole('grid')).toHaveLength(6));
    await expect(calendar.getAllByText(words('Sada'))).toHaveLength(2);
  },
});
export const CalendarPhone = meta.story({
  tags: ['phone'],
  globals: phone,
  args: { request: newPeriod, items: approved },
  play: async () => {
    await screen.findByRole('region', { name: words('Kalendar promjene') });
    await expectFits();
  },
});

/** Another description changes no day. */
export const CalendarStaysTheSame = meta.story({
  args: {
    request: { ...fresh, action: 'update', before: winter, after: { ...winter, description: 'Zima' } },
    items: approved,
  },
  parameters: { snapshot: false },
  play: async () => {
    await screen.findByText(startOf('Kalendar ostaje isti'));
  },
});
