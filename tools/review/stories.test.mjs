import { expect, it } from 'vitest';
import { storyOf, titlesByFolder } from './stories.mjs';

const titles = titlesByFolder([
  "const meta = preview.meta({ title: 'Dashboard/Dashboard – Nadzorna ploča', component: StoryPortal });",
  "  args: { title: 'Novi dani' },",
]);

it('finds the story of a snapshot, with its title as it is written and its id in Storybook', () => {
  expect(storyOf('stories/__snapshots__/dashboard/dashboard-nadzorna-ploca/long-words.png', titles)).toEqual({
    area: 'Dashboard',
    screen: 'Dashboard – Nadzorna ploča',
    story: 'Long words',
    id: 'dashboard-dashboard-nadzorna-ploča--long-words',
  });
});

it('finds the story of a step of a flow', () => {
  const flow = titlesByFolder(["  title: 'Flows/Sign in',"]);
  const found = storyOf('stories/__snapshots__/flows/sign-in/by-mouse--2.png', flow);
  expect(found).toMatchObject({ story: 'By mouse, step 2', id: 'flows-sign-in--by-mouse' });
});

it('names a snapshot without a story by its path', () => {
  const found = storyOf('stories/__snapshots__/old-area/some-screen/dark.png', titles);
  expect(found).toEqual({ area: 'Old area', screen: 'Some screen', story: 'Dark', id: undefined });
});
