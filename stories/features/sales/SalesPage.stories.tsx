import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { answerOf } from '../../support/backOffice.ts';
import { sales } from '../../support/outlets/kinds.ts';
import { listStories } from '../../support/outlets/listStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { breadcrumbs, rowsOf, totalsOf, written } from '../../support/screen.ts';
import { startOf, words } from '../../support/words.ts';

const list = listStories(sales, {
  count: '5 pružatelja',
  rows: 5,
  none: '0 pružatelja',
  detail: 'Kanali prodaje',
  columns: 'sales',
});

const meta = preview.meta({
  title: 'Sales/Sales – Prodaja',
  component: StoryPortal,
  args: { path: list.path },
});

/** The rows of sales providers do not open. */
export const Default = meta.story({
  ...list.standard,
  play: async () => {
    await list.standard.play();
    await expect(screen.queryByRole('button', { name: startOf('Otvori: ') })).toBeNull();
    const path = await breadcrumbs();
    await expect(path.getByRole('link', { name: words('Početna') })).toHaveAttribute(
      'href',
      expect.stringContaining('/?beginDate='),
    );
    await expect(path.getByText(words('Prodaja'))).toHaveAttribute('aria-current', 'page');
  },
});
export const Comparing = meta.story(list.comparing);

/** Two of eight channels: the API counts only these, and the filter bar shows it. */
export const FilteredByChannel = meta.story({
  tags: ['dark'],
  args: { path: `${list.path}&channels=2,3` },
  globals: { theme: 'dark' },
  play: async () => {
    const answer = await answerOf(`${list.list}&distributeri=2,3`);
    const table = await list.table();
    await expect(totalsOf(table).slice(0, 3)).toEqual([words('Ukupno', 'Total'), ...written(answer.ukupno)]);
    for (const [name, ...cells] of rowsOf(table)) {
      const own = sales.rowsOf(answer).find((row) => row.name === name);
      await expect(cells.slice(0, 2)).toEqual(own && written(own));
    }
    await expect(answer.ukupno.valid_count).toBeLessThan((await answerOf(list.list)).ukupno.valid_count);
    const applied = screen.getByRole('status', { name: words('Primijenjeni filtri') });
    await waitFor(() => expect(applied).toHaveTextContent(words('2 od 8 kanala prodaje')));
  },
});

export const English = meta.story({ ...list.english, tags: ['english'] });
export const Phone = meta.story({
  ...list.phone,
  tags: ['phone'],
  args: { path: list.comparingPath },
  parameters: { snapshot: 'full' },
});
export const Loading = meta.story({ ...list.loading, tags: ['loading'] });
export const Empty = meta.story({
  ...list.empty,
  tags: ['empty'],
  parameters: { snapshot: false },
});
export const FailedThenRetried = meta.story({ ...list.failedThenRetried, tags: ['failed'] });
export const WithoutDetails = meta.story(list.withoutDetails);

/** The user of parks may not see sales at all. */
export const NotPermitted = meta.story({ ...notPermitted({ user: 'park' }), tags: ['user-park', 'forbidden'] });

export const SingleProvider = meta.story({
  ...list.single({ scenario: 'single-provider' }, 'Promet Split'),
});

export const ColumnHiddenAndCsv = meta.story(list.columnHiddenAndCsv('Količina'));

export const LongWordsPhone = meta.story({
  ...list.phone,
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  parameters: { snapshot: false },
});

export const Failed = meta.story({ ...list.states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...list.states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...list.states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...list.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...list.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...list.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...list.states.phoneEmpty, tags: ['phone', 'empty'] });
