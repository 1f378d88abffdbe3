import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { editedQuery, PeriodList } from '#features/change-requests/index.ts';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { padded } from '../../design-system/decorators.tsx';
import { inOrder, partOf, startOf, weekday, words } from '../../support/words.ts';
import { atPath } from '../auth/accountStory.tsx';

const days = (timeTo: string, freeSunday = true) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    freeSunday && weekday === 6
      ? { weekday, noCharge: true, timeFrom: '00:00', timeTo: '00:00' }
      : { weekday, noCharge: false, timeFrom: '08:00', timeTo: weekday === 5 ? '14:00' : timeTo },
  );

const period = (id: number | null, more: Partial<WorkingPeriod>): WorkingPeriod => ({
  id,
  requestId: null,
  requestAction: null,
  noCharge: false,
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  description: 'Zimsko radno vrijeme',
  workingDays: days('20:00'),
  ...more,
});

const now = period(1, {});
const past = period(2, { validFrom: '2026-06-01', validTo: '2026-09-30', description: 'Ljetno radno vrijeme' });
const changed = period(3, {
  validFrom: '2027-01-01',
  validTo: '2027-05-31',
  description: '',
  requestId: 11,
  requestAction: 'update',
});
const going = period(4, { validFrom: '2027-06-01', validTo: '2027-09-30', requestId: 12, requestAction: 'delete' });
const coming = period(null, {
  validFrom: '2027-10-01',
  validTo: '2027-12-31',
  requestId: 13,
  requestAction: 'create',
  noCharge: true,
  description: 'Radovi na trgu: bez naplate',
  workingDays: days('20:00').map((day) => ({ ...day, noCharge: true, timeFrom: '00:00', timeTo: '00:00' })),
});

const changes = {
  calls: { list: fn(async () => []), remove: fn(async () => ({})), withdraw: fn(async () => undefined) },
  editPath: ({ id, requestId }: WorkingPeriod) => `/edit/${requestId === null ? id : `request-${requestId}`}`,
  onChanged: fn(),
};

const meta = preview.meta({
  title: 'Change requests/Periods – Popis razdoblja',
  component: PeriodList,
  // Removals are mutations.
  decorators: [padded, atPath('/')],
  globals: withoutCalls,
  args: { periods: [past, coming, going, now, changed], changes },
});

/** A pending change of the description and of Saturdays. */
const requestQuery = (requestId: number) =>
  editedQuery(['story', requestId], async () => ({
    ...changed,
    description: 'Dulje subotom',
    workingDays: changed.workingDays.map((day) => (day.weekday === 5 ? { ...day, timeTo: '18:00' } : day)),
  }));

const card = (name: string) => screen.getByRole('article', { name });
const inForce = () => words('1. 10. 2026. – 31. 12. 2026.');

/** Current, future, pending and past periods, in this order. */
export const AllStates = meta.story({
  args: {
    periods: [past, coming, going, now, changed].map((period) =>
      period.requestId === null ? period : { ...period, requestedAt: new Date('2026-11-18T09:30:00Z') },
    ),
  },
  play: async () => {
    await expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      inForce(),
      words('1. 1. 2027. – 31. 5. 2027.'),
      words('1. 6. 2027. – 30. 9. 2027.'),
      words('1. 10. 2027. – 31. 12. 2027.'),
      words('1. 6. 2026. – 30. 9. 2026.'),
    ]);
    const today = within(card(inForce())).getByText(inOrder(weekday('petak')));
    await expect(today).toHaveStyle({ fontWeight: '650' });
    await expect(within(card(inForce())).getByText(inOrder(weekday('četvrtak')))).not.toHaveStyle({
      fontWeight: '650',
    });
    // A pending item is edited in its request; one with a pending removal cannot be edited.
    await expect(screen.getByRole('link', { name: words('Uredi: 1. 1. 2027. – 31. 5. 2027.') })).toHaveAttribute(
      'href',
      '/edit/request-11',
    );
    const locked = screen.getByRole('button', { name: words('Uredi: 1. 6. 2027. – 30. 9. 2027.') });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(partOf('Čeka se odobrenje uklanjanja'));
    await expect(
      within(card(words('1. 10. 2027. – 31. 12. 2027.'))).getByText(partOf('Čeka odobrenje: novo')),
    ).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const English = meta.story({
  tags: ['tablet', 'english'],
  globals: { language: 'en', viewport: { value: 'tablet' } },
});

export const LookedAt = meta.story({
  args: { changes: undefined },
  parameters: { snapshot: false },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ tags: ['empty'], args: { periods: [] } });

export const LongWords = meta.story({
  tags: ['phone'],
  args: {
    periods: [
      period(1, {
        description: 'PrivremenoradnovrijemezbogradovanarekonstrukcijikolnikainogostupauulicikraljaZvonimira '.repeat(
          2,
        ),
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Its code is loaded with the first text that is cut.
    await canvas.findByRole('button', { name: words('Prikaži sve') });
  },
});

/** The mark of a pending change opens its review: the whole week, with what differs. */
export const PendingReview = meta.story({
  args: { periods: [now, changed, going], requestQuery },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: words('Čeka odobrenje: izmjena') }));
    const dialog = await screen.findByRole('dialog', { name: words('Čeka odobrenje: izmjena') });
    const review = await within(dialog).findByRole('table', { name: startOf('Prije i poslije') });
    await expect(within(review).getByRole('row', { name: inOrder(weekday('subota')) })).toHaveTextContent(
      `${weekday('subota')}08:00–14:0008:00–18:00`,
    );
    await expect(within(review).getByRole('row', { name: inOrder(weekday('utorak')) })).toHaveTextContent(
      partOf('bez promjene'),
    );
    await waitFor(() => expect(review).toBeVisible());
  },
});
