import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { callsTo } from '../../support/backOffice.ts';
import { parks } from '../../support/outlets/kinds.ts';
import { reportStories } from '../../support/outlets/reportStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, pathOfLink, section, thisMonth, totalsOf, written } from '../../support/screen.ts';
import { startOf, words } from '../../support/words.ts';

/** Plitvice: five kinds of tickets. */
const park = reportStories(parks, {
  id: 1,
  name: 'Plitvička jezera',
  articles: 'Artikli',
});

const meta = preview.meta({
  title: 'Parks/Park',
  component: StoryPortal,
  args: { path: park.comparing },
});

/** A park has no channels: neither filter nor table. */
export const Default = meta.story({
  ...park.comparedByDefault,
  play: async () => {
    await park.comparedByDefault.play();
    await expect(screen.queryByText(words('Kanali prodaje'))).toBeNull();
    await park.expectHeader();
    await expect(pathOfLink(screen.getByRole('link', { name: words('Ulaznice', 'Tickets') }))).toBe(
      `${park.page}/ulaznice`,
    );
    await expect(pathOfLink(screen.getByRole('link', { name: words('Transakcije') }))).toBe(`${park.page}/transakcije`);
    await chartsDrawn();
  },
});

export const NotComparing = meta.story({
  args: { path: park.plain },
  play: async () => {
    await park.expectArticles();
    await chartsDrawn();
  },
});

/** Channels chosen on another page do not filter a park's own reports. */
export const ChannelsInTheLink = meta.story({
  args: { path: `${park.plain}&channels=2` },
  parameters: { snapshot: false },
  play: async () => {
    const table = await park.articleTable();
    await chartsDrawn();
    await expect(await callsTo('distributeri=')).toEqual([]);
    await expect(await callsTo('/common/distributeri/')).toEqual([]);
    const { ukupno } = await park.reportOf('po-artiklima');
    await expect(totalsOf(table).slice(3)).toEqual(written(ukupno));
    await expect(screen.getByRole('status', { name: words('Primijenjeni filtri') })).not.toHaveTextContent('kanala');
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  parameters: { snapshot: 'full' },
  play: async () => {
    await park.expectComparedArticles();
    await chartsDrawn();
  },
});

export const English = meta.story({ ...park.english('Tickets'), tags: ['english'], parameters: { snapshot: false } });
export const Phone = meta.story({ ...park.fits(390), tags: ['phone'], parameters: { snapshot: 'full' } });
export const Loading = meta.story({ ...park.loading, tags: ['loading'] });
export const Empty = meta.story({
  ...park.empty,
  tags: ['empty'],
  play: async () => {
    await park.empty.play();
    await expect(
      within(await section(words('Kretanje po razdoblju'))).getByText(startOf('Nema podataka')),
    ).toBeVisible();
  },
});
export const FailedThenRetried = meta.story({ ...park.failedThenRetried, tags: ['failed'] });
export const NameFailedThenRetried = meta.story({ ...park.nameFailedThenRetried, tags: ['failed'] });
export const NotFound = meta.story({ ...park.notFound, parameters: { consoleErrors: true, snapshot: false } });
export const IdIsNoNumber = meta.story(park.idIsNoNumber);
export const SomeoneElses = meta.story({ ...park.someoneElses('park', 3, 2), tags: ['user-park'] });

/** A user who may see the list may still open no park. */
export const NotPermitted = meta.story({ ...notPermitted({ scenario: 'lists-only' }), tags: ['forbidden'] });

export const ArticleExpanded = meta.story(park.articleExpanded);
export const ColumnHiddenAndCsv = meta.story(park.columnHiddenAndCsv);

export const LongWordsPhone = meta.story({
  ...park.fits(390),
  tags: ['phone', 'long-words'],
  args: { path: `${parks.pathOf(3)}?${thisMonth}` },
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
});

export const Failed = meta.story({ ...park.states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...park.states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...park.states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...park.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...park.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...park.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...park.states.phoneEmpty, tags: ['phone', 'empty'] });
