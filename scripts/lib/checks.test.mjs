import { expect, test } from 'vitest';
import { checks } from './checks.mjs';

const stories = checks.find(({ name }) => name === 'Stories');

test('a story that fails by --strict runs again with it, or it would pass then', () => {
  const keys = [{ id: 'parking--default' }];
  expect(stories.again(keys, 'again.json', true)).toContain('--strict');
  expect(stories.again(keys, 'again.json', false)).not.toContain('--strict');
});
