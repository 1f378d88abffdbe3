import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { englishDark, expectFits, phone, phoneEnglishDark, type Title, titles } from '../support/variants.ts';
import { inOrder, words } from '../support/words.ts';

/** Change requests and pending marks in the languages, themes and widths that the stories of their pages leave out. */
const meta = preview.meta({
  title: 'Variants/Requests',
  component: StoryPortal,
  args: { path: '/zahtjevi?kind=closingRule&search=riva' },
  globals: { scenario: 'requests-of-each-kind', user: 'provider' },
});

const listed = (title: Title) => async () => {
  await tableIn(titles[title]);
  await expectFits();
};
export const FilteredEnglishDark = meta.story({
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  play: listed('requests'),
});
export const FilteredPhone = meta.story({ tags: ['phone', 'user-provider'], globals: phone, play: listed('requests') });
export const FilteredPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  play: listed('requests'),
});

/** A user who has not asked for anything yet. */
const none = (globals: object) => ({ args: { path: '/zahtjevi' }, globals: { ...globals, scenario: 'default' } });
const empty = (title: Title, text: string) => async () => {
  await expect(await within(await section(titles[title])).findByText(words(text))).toBeVisible();
  await expectFits();
};
export const NoneEnglishDark = meta.story({
  ...none(englishDark),
  tags: ['dark', 'english', 'user-provider'],
  play: empty('requests', 'Nema zahtjeva'),
});
export const NonePhone = meta.story({
  ...none(phone),
  tags: ['phone', 'user-provider'],
  play: empty('requests', 'Nema zahtjeva'),
});
export const NonePhoneEnglishDark = meta.story({
  ...none(phoneEnglishDark),
  tags: ['phone', 'dark', 'english', 'user-provider'],
  play: empty('requests', 'Nema zahtjeva'),
});

/** The review of a border on a phone. */
export const BorderPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english', 'user-provider'],
  args: { path: '/zahtjevi?kind=border' },
  globals: phoneEnglishDark,
  play: async () => {
    within(await tableIn(titles.requests))
      .getByRole('link', { name: inOrder(words('Izmjena granice')) })
      .click();
    await screen.findByText(words('Preklapa se sa zonama:'));
    await expectFits();
  },
});

/** The number of pending requests in the user's menu. */
async function counted({ userEvent }: { readonly userEvent: { readonly click: (element: Element) => Promise<void> } }) {
  await userEvent.click(await screen.findByRole('button', { name: /Marko|MK/ }));
  const name = inOrder(words('Zahtjevi za promjenu'), words('4 na čekanju'));
  const entry = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(entry).toBeVisible());
}
const pages = { args: { path: '/zahtjevi' } };
export const CountEnglishDark = meta.story({
  ...pages,
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  play: counted,
});
export const CountPhone = meta.story({
  ...pages,
  tags: ['phone', 'user-provider'],
  globals: phone,
  play: counted,
});
export const CountPhoneEnglishDark = meta.story({
  ...pages,
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  play: counted,
});

/** Zones with something that awaits approval. */
const zones = { args: { path: '/parking/provider/2/zone' } };
const marked = async () => {
  const table = within(await tableIn(titles.zones));
  await waitFor(() => expect(table.getAllByText(words('1 čeka odobrenje')).length).toBeGreaterThan(2));
  await expectFits();
  await waitFor(() => expect(document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull());
};
export const PendingEnglishDark = meta.story({
  ...zones,
  tags: ['dark', 'english', 'user-provider'],
  globals: englishDark,
  parameters: { snapshot: 'full' },
  play: marked,
});
export const PendingPhone = meta.story({
  ...zones,
  tags: ['phone', 'user-provider'],
  globals: phone,
  parameters: { snapshot: 'full' },
  play: marked,
});
export const PendingPhoneEnglishDark = meta.story({
  ...zones,
  tags: ['phone', 'dark', 'english', 'user-provider'],
  globals: phoneEnglishDark,
  parameters: { snapshot: 'full' },
  play: marked,
});
