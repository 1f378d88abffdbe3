import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { parks } from '../../support/outlets/kinds.ts';
import { transactionStories } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section } from '../../support/screen.ts';
import { words } from '../../support/words.ts';

/** Krka. The stories of parking's transactions show the controls of the view. */
const transactions = transactionStories(parks, {
  id: 2,
  name: 'Nacionalni park Krka',
  inputLabel: 'Broj listića',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, broj listića je obavezan',
  wireSearch: 'ticket_number',
  withZones: false,
});

const meta = preview.meta({
  title: 'Parks/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: transactions.page },
});

/** A park's sales in the same table as those of a garage. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await transactions.expectToday();
  },
});
export const SearchMissing = meta.story({ ...transactions.searchMissing, parameters: { snapshot: false } });
export const Found = meta.story(transactions.found);

/** Yesterday two orders were not paid. */
export const OnlyInvalid = meta.story(transactions.onlyInvalid('yesterday'));

/** This morning none was refused. */
export const NoneInvalid = meta.story({
  args: { path: `${transactions.page}?show=invalid` },
  parameters: { snapshot: false },
  play: async () => {
    const card = within(await section(words('Transakcije')));
    await expect(
      await card.findByText(words('U odabranom razdoblju nema transakcija za odabrani prikaz.')),
    ).toBeVisible();
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
  args: { path: `${parks.pathOf(1)}/transakcije` },
  globals: { scenario: 'long-words' },
});
export const Phone = meta.story({ ...transactions.fits(390), tags: ['phone'] });
export const Tablet = meta.story({ ...transactions.fits(820), tags: ['tablet'] });
export const Dark = meta.story({ ...transactions.fits(1440), tags: ['dark'], globals: { theme: 'dark' } });
export const English = meta.story({ ...transactions.fits(1440), tags: ['english'], globals: { language: 'en' } });
