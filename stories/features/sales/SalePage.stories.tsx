import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { sales } from '../../support/outlets/kinds.ts';
import { reportStories } from '../../support/outlets/reportStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, formats, tableIn, totalsOf, written } from '../../support/screen.ts';
import { words } from '../../support/words.ts';

/** Promet Split: three zones, and a monthly ticket without one. */
const provider = reportStories(sales, {
  id: 1,
  name: 'Promet Split',
  articles: 'Artikli po zonama',
});

const meta = preview.meta({
  title: 'Sales/Sales provider – Pružatelj prodaje',
  component: StoryPortal,
  args: { path: provider.comparing },
});

export const Default = meta.story({
  ...provider.comparedByDefault,
  play: async () => {
    await provider.comparedByDefault.play();
    await provider.expectHeader();
    await expect(screen.getByRole('link', { name: words('Transakcije') })).toHaveAttribute(
      'href',
      `${provider.page}/transakcije`,
    );
    await chartsDrawn();
  },
});

export const NotComparing = meta.story(provider.notComparing);
export const Dark = meta.story({ ...provider.whole, tags: ['dark'], globals: { theme: 'dark' } });

const english = provider.english('Transactions');
export const English = meta.story({
  ...english,
  tags: ['english'],
  parameters: { snapshot: false },
  play: async () => {
    await english.play();
    const { ukupno } = await provider.reportOf('po-artiklima');
    const totals = totalsOf(await tableIn('Articles by zone'));
    await expect([totals[3], totals[7]]).toEqual(written(ukupno));
    await expect(screen.getByText('no zone')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  ...provider.fits(390),
  tags: ['phone'],
  args: { path: provider.plain },
  parameters: { snapshot: 'full' },
});
export const Loading = meta.story({ ...provider.loading, tags: ['loading'] });
export const Empty = meta.story({ ...provider.empty, tags: ['empty'], parameters: { snapshot: false } });
export const FailedThenRetried = meta.story({ ...provider.failedThenRetried, tags: ['failed'] });
export const NameFailedThenRetried = meta.story({ ...provider.nameFailedThenRetried, tags: ['failed'] });
export const NotFound = meta.story({ ...provider.notFound, parameters: { consoleErrors: true, snapshot: false } });
export const IdIsNoNumber = meta.story(provider.idIsNoNumber);

/** The comparison default of the refused page does not apply to the list. */
const someoneElses = provider.someoneElses('sales', 2, 2);
export const SomeoneElses = meta.story({
  ...someoneElses,
  tags: ['user-sales'],
  play: async () => {
    await someoneElses.play();
    await expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).not.toBeChecked();
  },
});

/** A user who may see the list may still open no provider. */
export const NotPermitted = meta.story({ ...notPermitted({ scenario: 'lists-only' }), tags: ['forbidden'] });

/** Articles stand by zone, cheapest first, and those without a zone last. */
export const ArticleExpanded = meta.story({
  ...provider.articleExpanded,
  args: { path: provider.plain },
  play: async (context) => {
    const { artikli } = await provider.reportOf('po-artiklima');
    const rows = provider.groupedRowsOf(await provider.articleTable());
    await expect(rows.map(([zone, name, , ...figures]) => [zone, name, ...figures])).toEqual(
      artikli
        .toSorted((a, b) => Number(a.item_price) - Number(b.item_price))
        .sort((a, b) => Number(a.zone_name === null) - Number(b.zone_name === null))
        .sort((a, b) => (a.zone_name && b.zone_name ? formats().compare(a.zone_name, b.zone_name) : 0))
        .map((row) => [
          row.zone_name ?? words('bez zone'),
          row.item,
          formats().amount(Number(row.item_price)),
          ...written(row),
        ]),
    );
    await provider.articleExpanded.play(context);
  },
});

export const ArticlesComparing = meta.story({ ...provider.articlesComparing, parameters: { snapshot: false } });
export const ColumnHiddenAndCsv = meta.story(provider.columnHiddenAndCsv);

export const LongWords = meta.story({
  tags: ['long-words'],
  ...provider.fits(1440),
  args: { path: provider.plain },
  globals: { scenario: 'long-words' },
  parameters: { snapshot: 'full' },
});

export const Failed = meta.story({ ...provider.states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...provider.states.refetching, tags: ['loading', 'refetching'] });
export const Tablet = meta.story({ ...provider.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...provider.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...provider.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...provider.states.phoneEmpty, tags: ['phone', 'empty'] });
export const Comparing = meta.story({ ...provider.states.standard, args: { path: provider.comparing } });
