import { expect, it } from 'vitest';
import { tagsOf, wrongTags } from './tags.ts';

const phone = { viewport: { value: 'phone' }, theme: 'dark', language: 'en', user: 'provider' };

it('A story is tagged by the width, theme, language and user that it fixes', () => {
  expect(tagsOf({ storyGlobals: phone, snapshot: undefined })).toEqual(['phone', 'dark', 'english', 'user-provider']);
  expect(tagsOf({ storyGlobals: { theme: 'light', language: 'hr', user: 'nobody' }, snapshot: 'full' })).toEqual([]);
});

it('A story is tagged by its faults, its loading state and its scenario', () => {
  const of = (faults: object[]) => tagsOf({ storyGlobals: { faults }, snapshot: undefined });
  expect(of([{ path: '/zahtjevi/', status: 500 }])).toEqual(['failed']);
  expect(of([{ status: 403 }])).toEqual(['forbidden']);
  expect(of([{ kind: 'network' }])).toEqual(['failed']);
  expect(tagsOf({ storyGlobals: { faults: 'refused' }, snapshot: undefined })).toEqual(['forbidden']);
  expect(tagsOf({ storyGlobals: { faults: [{ delay_ms: 60_000 }] }, snapshot: 'busy' })).toEqual(['loading']);
  expect(tagsOf({ storyGlobals: { scenario: 'empty' }, snapshot: false })).toEqual(['empty']);
  expect(tagsOf({ storyGlobals: { scenario: 'long-words' }, snapshot: undefined })).toEqual(['long-words']);
});

it('Missing and surplus tags are reported, but not a state that a story comes to by itself', () => {
  const story = { storyGlobals: phone, snapshot: undefined };
  const right = ['dev', 'test', 'play-fn', 'phone', 'dark', 'english', 'user-provider'];
  expect(wrongTags(right, story)).toBeUndefined();
  expect(wrongTags([...right, 'failed', 'refetching'], story)).toBeUndefined();
  expect(wrongTags(right.slice(0, -1), story)).toContain('are to be [phone, dark, english, user-provider]');
  expect(wrongTags([...right, 'tablet'], story)).toContain('they are [phone, dark, english, user-provider, tablet]');
});
