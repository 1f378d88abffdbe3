import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { garages } from '../../support/outlets/kinds.ts';
import { transactionStories } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { words } from '../../support/words.ts';

/** Tuškanac. The stories of parking's transactions show the controls of the view. */
const transactions = transactionStories(garages, {
  id: 1,
  name: 'Garaža Tuškanac',
  inputLabel: 'Broj listića',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, broj listića je obavezan',
  wireSearch: 'ticket_number',
  withZones: false,
});

const meta = preview.meta({
  title: 'Garages/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: transactions.page },
});

/** A garage has tickets for plates, and no zones. */
export const Default = meta.story({
  play: async () => {
    const { heads } = await transactions.expectToday();
    await expect(heads).toContain(words('Broj listića'));
  },
});
export const SearchMissing = meta.story(transactions.searchMissing);
export const Found = meta.story(transactions.found);
export const OnlyInvalid = meta.story(transactions.onlyInvalid('today'));
export const LongWordsPhone = meta.story({
  ...transactions.fits(390),
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
});
export const NotFound = meta.story({
  ...transactions.notFound,
  play: async () => {
    await transactions.notFound.play();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: words('Navigacija stranice') })).toBeNull());
  },
});

export const Loading = meta.story({ ...transactions.loading, tags: ['loading'] });
export const Refetching = meta.story({ ...transactions.refetching, tags: ['loading', 'refetching'] });
export const Empty = meta.story({ ...transactions.empty, tags: ['empty'] });
export const Failed = meta.story({ ...transactions.failed, tags: ['failed'] });
export const NotPermitted = meta.story({
  ...notPermitted({ user: 'park' }),
  tags: ['forbidden', 'user-park'],
});
export const PhoneLoading = meta.story({ ...transactions.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...transactions.phoneEmpty, tags: ['phone', 'empty'] });
export const PhoneFailed = meta.story({ ...transactions.phoneFailed, tags: ['phone', 'failed'] });
export const LongWords = meta.story({
  tags: ['long-words'],
  ...transactions.fits(1440),
  globals: { scenario: 'long-words' },
});
export const Phone = meta.story({ ...transactions.fits(390), tags: ['phone'] });
export const Tablet = meta.story({ ...transactions.fits(820), tags: ['tablet'] });
export const Dark = meta.story({ ...transactions.fits(1440), tags: ['dark'], globals: { theme: 'dark' } });
export const English = meta.story({ ...transactions.fits(1440), tags: ['english'], globals: { language: 'en' } });
