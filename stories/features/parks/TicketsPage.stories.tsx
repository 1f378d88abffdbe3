import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { documentStories, wireMonth } from '../../support/outlets/documentStories.ts';
import { parks } from '../../support/outlets/kinds.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { breadcrumbs, formats, pathOfLink, tableIn, totalsOf } from '../../support/screen.ts';
import { startOf, words } from '../../support/words.ts';

/** Plitvice. */
const park = parks.pathOf(1);
const page = `${park}/ulaznice`;

interface Tickets {
  readonly ulaznice: readonly {
    readonly name: string;
    readonly email: string;
    readonly quantity: number;
    readonly order_date: string;
    readonly price: string;
    readonly payment_type: string;
    readonly total_incl_tax: string;
  }[];
  readonly ukupno_ulaznica: number;
  readonly broj_stranica: number;
}

const rowsFor = ({ ulaznice }: Tickets) =>
  ulaznice.map((row) => [
    formats().moment(new Date(row.order_date)),
    row.email,
    row.name,
    formats().amount(Number(row.price)),
    formats().count(row.quantity),
    row.payment_type,
    formats().amount(Number(row.total_incl_tax)),
  ]);

const tickets = documentStories<Tickets>({
  page,
  title: ['Ulaznice', 'Tickets'],
  rowsFor,
  fault: '/parkovi/*/*/ulaznice/',
  outlet: /Plitvička/,
  none: 'Nema ulaznica',
  noneInRange: 'U odabranom razdoblju nije prodana nijedna ulaznica.',
  emptyAnswer: { ulaznice: [], ukupno_ulaznica: 0 },
});

const meta = preview.meta({
  title: 'Parks/Tickets – Ulaznice',
  component: StoryPortal,
  args: { path: page },
});

/** Of this month, newest first; a total is its price times its quantity. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const answer = await tickets.listed();
    await expect(await tickets.shownRows()).toEqual(rowsFor(answer));
    for (const { price, quantity, total_incl_tax } of answer.ulaznice) {
      await expect(Number(price) * quantity).toBeCloseTo(Number(total_incl_tax), 2);
    }
    await expect(
      screen.getByText(new RegExp(`^${formats().count(answer.ukupno_ulaznica)} (narudžb|order)`)),
    ).toBeVisible();
    const path = await breadcrumbs();
    await expect(path.getAllByRole('link').map(pathOfLink)).toEqual(['/', '/ulaznice', park]);
    await expect(pathOfLink(screen.getByRole('link', { name: words('Transakcije') }))).toBe(`${park}/transakcije`);
  },
});

export const Dark = meta.story({ ...tickets.dark, tags: ['dark'] });

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  parameters: { snapshot: false },
  play: async () => {
    const answer = await tickets.listed();
    await expect(await tickets.shownRows('Tickets')).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${formats().count(answer.ukupno_ulaznica)} orders`)).toBeVisible();
  },
});

/** Yesterday is applied by its preset; the open panel also offers today. */
export const Presets = meta.story({
  play: async (context) => {
    await tickets.yesterday.play(context);
    await context.userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
    await expect(await screen.findByRole('button', { name: words('Danas') })).toBeVisible();
  },
});

export const Today = meta.story({
  parameters: { snapshot: false },
  play: async (context) => {
    await tickets.chooseRange(context, words('Danas'));
    await tickets.expectListed('begin_date=2026-11-20&end_date=2026-11-20');
  },
});

/** Tickets reach back 730 days: the first of them is still there. */
export const FirstDayOfWindow = meta.story(tickets.olderDays('2024-11-20', '2024-11-20'));
export const DatesOutsideWindow = meta.story(tickets.datesOutsideWindow('2024-11-19', '2024-11-20'));

export const LastPage = meta.story({
  ...tickets.lastPage,
  play: async (context) => {
    await tickets.lastPage.play(context);
    const { broj_stranica, ukupno_ulaznica } = await tickets.listed();
    const last = await tickets.listed(`${wireMonth}&page=${broj_stranica}`);
    await expect(last.ulaznice).toHaveLength(ukupno_ulaznica - (broj_stranica - 1) * 20);
  },
});

export const PastTheEnd = meta.story(tickets.pastTheEnd);
export const Loading = meta.story({ ...tickets.loading, tags: ['loading'] });
export const Empty = meta.story({ ...tickets.empty, tags: ['empty'] });
export const FailedThenRetried = meta.story({ ...tickets.failedThenRetried, tags: ['failed'] });

/** The user of garages may not see a park's tickets. */
export const NotPermitted = meta.story({ ...notPermitted({ user: 'garage' }), tags: ['user-garage', 'forbidden'] });

export const Tablet = meta.story({ ...tickets.fits(820), tags: ['tablet'] });
export const Phone = meta.story({ ...tickets.fits(390), tags: ['phone'] });

export const Failed = meta.story({ ...tickets.states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...tickets.states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...tickets.states.longWords, tags: ['long-words'] });
export const PhoneFailed = meta.story({ ...tickets.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...tickets.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...tickets.states.phoneEmpty, tags: ['phone', 'empty'] });

/** A buyer is found by the e-mail, wherever in the range the ticket is; the sums are of what was found. */
export const FoundByEmail = meta.story({
  play: async ({ userEvent }) => {
    const { broj_stranica: pages } = await tickets.listed();
    const all: Tickets['ulaznice'][number][] = [];
    for (let at = 1; at <= pages; at++) all.push(...(await tickets.listed(`${wireMonth}&page=${at}`)).ulaznice);
    const email = all.at(-1)?.email ?? '';
    const found = all.filter((row) => row.email === email);
    await tableIn(words('Po načinu plaćanja'));
    await userEvent.type(
      screen.getByRole('searchbox', { name: words('Ime ili e-pošta') }),
      `${email.toUpperCase()}{Enter}`,
    );
    await waitFor(async () => expect((await tickets.shownRows()).map((row) => row[1])).toEqual(found.map(() => email)));
    await waitFor(async () =>
      expect(totalsOf(await tableIn(words('Po načinu plaćanja')))[1]).toBe(formats().count(found.length)),
    );
  },
});
