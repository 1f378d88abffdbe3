import { screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { sales } from '../../support/outlets/kinds.ts';
import { transactionStories, wireToday } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { words } from '../../support/words.ts';

/** Promet Split. The stories of parking's transactions show the controls of the view. */
const transactions = transactionStories(sales, {
  id: 1,
  name: 'Promet Split',
  inputLabel: 'Registarska oznaka ili broj listića',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / broj listića je obavezan podatak',
  wireSearch: 'transaction_input',
  withZones: true,
});

const meta = preview.meta({
  title: 'Sales/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: transactions.page },
});

/** Bus tickets: some are sold to a plate, some by a number; each has its zone. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await transactions.expectToday();
  },
});
export const SearchMissing = meta.story({ ...transactions.searchMissing, parameters: { snapshot: false } });
export const Found = meta.story(transactions.found);
export const Phone = meta.story({ ...transactions.fits(390), tags: ['phone'] });

/** The seller's own user sees the list, too, to its last page. */
export const SellersUser = meta.story({
  tags: ['user-sales'],
  globals: { user: 'sales' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const all = await transactions.listed(wireToday);
    await transactions.expectListed(all);
    await userEvent.click(screen.getByRole('button', { name: words('Posljednja stranica') }));
    const last = await transactions.listed(`${wireToday}&page=${Math.ceil(all.ukupno_transakcija / 20)}`);
    await waitFor(() => transactions.expectListed(last));
  },
});

export const Loading = meta.story({ ...transactions.loading, tags: ['loading'] });
export const Refetching = meta.story({ ...transactions.refetching, tags: ['loading', 'refetching'] });
export const Empty = meta.story({ ...transactions.empty, tags: ['empty'] });
export const Failed = meta.story({ ...transactions.failed, tags: ['failed'] });
export const NotPermitted = meta.story({
  ...notPermitted({ user: 'garage' }),
  tags: ['forbidden', 'user-garage'],
});
export const PhoneLoading = meta.story({ ...transactions.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...transactions.phoneEmpty, tags: ['phone', 'empty'] });
export const PhoneFailed = meta.story({ ...transactions.phoneFailed, tags: ['phone', 'failed'] });
export const LongWords = meta.story({
  tags: ['long-words'],
  ...transactions.fits(1440),
  globals: { scenario: 'long-words' },
});
export const Tablet = meta.story({ ...transactions.fits(820), tags: ['tablet'] });
export const Dark = meta.story({ ...transactions.fits(1440), tags: ['dark'], globals: { theme: 'dark' } });
export const English = meta.story({ ...transactions.fits(1440), tags: ['english'], globals: { language: 'en' } });
