import { expect, it } from 'vitest';
import { storyLink, storyOf, titlesByFolder } from './stories.mjs';

const titles = titlesByFolder([
  "const meta = preview.meta({ title: 'Dashboard/Dashboard – Nadzorna ploča', component: StoryPortal });",
  "  title: 'Coverage',",
  "  args: { title: 'Novi dani' },",
]);

it('finds the story of a snapshot, with its title as it is written and its id in Storybook', () => {
  expect(storyOf('stories/__snapshots__/dashboard/dashboard-nadzorna-ploca/long-words.png', titles)).toEqual({
    area: 'Dashboard',
    screen: 'Dashboard – Nadzorna ploča',
    story: 'Long words',
    id: 'dashboard-dashboard-nadzorna-ploča--long-words',
  });
  expect(storyOf('stories/__snapshots__/coverage/coverage.png', titles)).toMatchObject({
    area: 'Coverage',
    screen: 'Coverage',
  });
});

it('finds the story of a step of a flow', () => {
  const flow = titlesByFolder(["  title: 'Flows/Sign in',"]);
  expect(storyOf('stories/__snapshots__/flows/sign-in/by-mouse--2.png', flow)).toEqual({
    area: 'Flows',
    screen: 'Sign in',
    story: 'By mouse, step 2',
    id: 'flows-sign-in--by-mouse',
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
