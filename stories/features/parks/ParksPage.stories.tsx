import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { parks } from '../../support/outlets/kinds.ts';
import { listStories } from '../../support/outlets/listStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { startOf } from '../../support/words.ts';

const list = listStories(parks, {
  count: '6 parkova',
  rows: 6,
  none: '0 parkova',
  detail: 'Artikli',
  columns: 'parks',
});

const meta = preview.meta({
  title: 'Parks/Parks – Parkovi',
  component: StoryPortal,
  args: { path: list.path },
});

/** The rows of parks do not open. */
export const Default = meta.story({
  ...list.standard,
  play: async () => {
    await list.standard.play();
    await expect(screen.queryByRole('button', { name: startOf('Otvori: ') })).toBeNull();
  },
});
export const ComparingDark = meta.story({ ...list.comparing, tags: ['dark'], globals: { theme: 'dark' } });
export const English = meta.story({ ...list.english, tags: ['english'] });
export const Phone = meta.story({ ...list.phone, tags: ['phone'], parameters: { snapshot: 'full' } });
export const Loading = meta.story({ ...list.loading, tags: ['loading'], args: { path: list.comparingPath } });
export const Empty = meta.story({
  ...list.empty,
  tags: ['empty'],
  parameters: { snapshot: false },
});
export const FailedThenRetried = meta.story({ ...list.failedThenRetried, tags: ['failed'] });
export const WithoutDetails = meta.story(list.withoutDetails);

/** The user of garages may not see parks at all. */
export const NotPermitted = meta.story({ ...notPermitted({ user: 'garage' }), tags: ['user-garage', 'forbidden'] });

/** The API names no single park, as it does for the others: a list of one park opens it. */
export const SinglePark = meta.story({
  ...list.single({ scenario: 'single-provider' }, 'Nacionalni park Krka'),
});

export const ColumnHiddenAndCsv = meta.story(list.columnHiddenAndCsv('Iznos, €'));

export const LongWordsPhone = meta.story({
  ...list.phone,
  tags: ['phone', 'long-words'],
  args: { path: list.comparingPath },
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  parameters: { snapshot: 'full' },
});

export const Failed = meta.story({ ...list.states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...list.states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...list.states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...list.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...list.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...list.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...list.states.phoneEmpty, tags: ['phone', 'empty'] });
export const Comparing = meta.story(list.comparing);
