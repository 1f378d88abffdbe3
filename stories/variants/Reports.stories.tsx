import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { openedPanel } from '../support/panels.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn, lastYear, section, tableIn, thisMonth } from '../support/screen.ts';
import { englishDark, expectFits, phone, phoneEnglishDark } from '../support/variants.ts';
import { words } from '../support/words.ts';

/** Reports and statistics in the languages, themes and widths that the stories of their pages leave out. */
const meta = preview.meta({
  title: 'Variants/Reports',
  component: StoryPortal,
  args: { path: `/?${thisMonth}&${lastYear}` },
});

/** The filter bar of one line, the tiles, and comparing charts and pies with their legend. */
export const ComparingEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  play: async () => {
    await tableIn('Services');
    await chartsDrawn();
    await expectFits();
  },
});
export const ComparingPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  parameters: { snapshot: 'full' },
  play: async () => {
    await tableIn('Services');
    await chartsDrawn();
    await expectFits();
  },
});

/** The statistics of sales by month, which begin with the newest. */
const sales = { args: { path: '/paydo-statistika/all-sales' } };
export const StatisticsEnglishDark = meta.story({
  ...sales,
  tags: ['dark', 'english'],
  globals: englishDark,
  play: async () => {
    await expect(await tableIn('All sales')).toBeVisible();
    await expectFits();
  },
});
export const StatisticsPhone = meta.story({
  ...sales,
  tags: ['phone'],
  globals: phone,
  play: async () => {
    await tableIn(words('Sve kupovine'));
    await expectFits();
  },
});
export const StatisticsPhoneEnglishDark = meta.story({
  ...sales,
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: async () => {
    await tableIn('All sales');
    await expectFits();
  },
});

/** The statistics by day: the chart above its table. */
export const UsersEnglishDark = meta.story({
  tags: ['dark', 'english'],
  args: { path: '/paydo-statistika/newUsers?beginDate=2026-09-01&endDate=2026-10-31&userTypes.view=table' },
  globals: englishDark,
  play: async () => {
    await section('New users: types of users');
    await chartsDrawn();
    await expectFits();
  },
});

/** On a phone the filters are in a sheet. */
export const FiltersPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: async ({ userEvent }) => {
    await tableIn('Services');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await openedPanel('Report filters'));
    await expect(await sheet.findByRole('button', { name: /Sales channels\s*All \(8\)/ })).toBeVisible();
  },
});
