import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { englishDark, expectFits, phone, phoneEnglishDark } from '../support/variants.ts';

/** Change requests and pending marks in the languages, themes and widths that the stories of their pages leave out. */
const meta = preview.meta({
  title: 'Variants/Requests',
  component: StoryPortal,
  args: { path: '/zahtjevi?kind=closingRule&search=riva' },
  globals: { scenario: 'requests-of-each-kind', user: 'provider' },
});

const listed = (name: string) => async () => {
  await tableIn(name);
  await expectFits();
};
export const FilteredEnglishDark = meta.story({
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  play: listed('Requests'),
});
export const FilteredPhone = meta.story({ tags: ['phone', 'user-provider'], globals: phone, play: listed('Zahtjevi') });
export const FilteredPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  play: listed('Requests'),
});

/** A user who has not asked for anything yet. */
const none = (globals: object) => ({ args: { path: '/zahtjevi' }, globals: { ...globals, scenario: 'default' } });
const empty = (name: string, text: string) => async () => {
  await expect(await within(await section(name)).findByText(text)).toBeVisible();
  await expectFits();
};
export const NoneEnglishDark = meta.story({
  ...none(englishDark),
  tags: ['dark', 'english', 'user-provider'],
  play: empty('Requests', 'No requests'),
});
export const NonePhone = meta.story({
  ...none(phone),
  tags: ['phone', 'user-provider'],
  play: empty('Zahtjevi', 'Nema zahtjeva'),
});
export const NonePhoneEnglishDark = meta.story({
  ...none(phoneEnglishDark),
  tags: ['phone', 'dark', 'english', 'user-provider'],
  play: empty('Requests', 'No requests'),
});

/** The review of a border on a phone. */
export const BorderPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english', 'user-provider'],
  args: { path: '/zahtjevi?kind=border' },
  globals: phoneEnglishDark,
  play: async () => {
    within(await tableIn('Requests'))
      .getByRole('link', { name: /Change of a border/ })
      .click();
    await screen.findByText('Overlaps with zones:');
    await expectFits();
  },
});

/** The number of pending requests in the user's menu. */
const counted =
  (entryName: RegExp) =>
  async ({ userEvent }: { readonly userEvent: { readonly click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Marko|MK/ }));
    const entry = await screen.findByRole('menuitem', { name: entryName }, { timeout: 15_000 });
    await waitFor(() => expect(entry).toBeVisible());
  };
const pages = { args: { path: '/zahtjevi' } };
export const CountEnglishDark = meta.story({
  ...pages,
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  play: counted(/Change requests.*4 pending/),
});
export const CountPhone = meta.story({
  ...pages,
  tags: ['phone', 'user-provider'],
  globals: phone,
  play: counted(/Zahtjevi za promjenu.*4 na čekanju/),
});
export const CountPhoneEnglishDark = meta.story({
  ...pages,
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  play: counted(/Change requests.*4 pending/),
});

/** Zones with something that awaits approval. */
const zones = { args: { path: '/parking/provider/2/zone' } };
const marked = (name: string, mark: RegExp) => async () => {
  const table = within(await tableIn(name));
  await waitFor(() => expect(table.getAllByText(mark).length).toBeGreaterThan(2));
  await expectFits();
  await waitFor(() => expect(document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull());
};
export const PendingEnglishDark = meta.story({
  ...zones,
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  parameters: { snapshot: 'full' },
  play: marked('Zones', /1 awaits approval/),
});
export const PendingPhone = meta.story({
  ...zones,
  tags: ['phone', 'user-provider'],
  globals: phone,
  parameters: { snapshot: 'full' },
  play: marked('Zone', /1 čeka odobrenje/),
});
export const PendingPhoneEnglishDark = meta.story({
  ...zones,
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  parameters: { snapshot: 'full' },
  play: marked('Zones', /1 awaits approval/),
});
