import { expect, it } from 'vitest';
import { storyLink, storyOf, titlesByFolder } from './stories.mjs';

const titles = titlesByFolder([
  "const meta = preview.meta({ title: 'Dashboard/Dashboard – Nadzorna ploča', component: StoryPortal });",
  "  title: 'Introduction',",
  "  args: { title: 'Novi dani' },",
]);

it('finds the story of a snapshot, with its title as it is written and its id in Storybook', () => {
  expect(storyOf('stories/__snapshots__/dashboard/dashboard-nadzorna-ploca/long-words.png', titles)).toEqual({
    area: 'Dashboard',
    screen: 'Dashboard – Nadzorna ploča',
    story: 'Long words',
    id: 'dashboard-dashboard-nadzorna-ploča--long-words',
  });
  expect(storyOf('stories/__snapshots__/introduction/introduction.png', titles)).toMatchObject({
    area: 'Introduction',
    screen: 'Introduction',
  });
});

it('names a snapshot without a story by its path', () => {
  expect(storyOf('stories/__snapshots__/old-area/some-screen/dark.png', titles)).toEqual({
    area: 'Old area',
    screen: 'Some screen',
    story: 'Dark',
    id: undefined,
  });
});

it('links to the story, also in a Storybook under a path', () => {
  expect(storyLink('http://localhost:6006/', 'a-č--x')).toBe('http://localhost:6006/?path=/story/a-%C4%8D--x');
  expect(storyLink('https://example.com/book/', 'a--x')).toBe('https://example.com/book/?path=/story/a--x');
});
