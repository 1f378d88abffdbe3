import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18next, loadTexts, namespaces } from './i18n.ts';

beforeAll(() => loadTexts(['ui']));
afterAll(() => i18next.changeLanguage('hr'));

test('the namespaces are the files of texts', () => {
  expect(namespaces).toContain('ui');
  expect(namespaces).toContain('changeRequests');
  expect(new Set(namespaces).size).toBe(namespaces.length);
});

test('only the texts of the present language are loaded', () => {
  expect(i18next.hasResourceBundle('hr', 'ui')).toBe(true);
  expect(i18next.hasResourceBundle('en', 'ui')).toBe(false);
  expect(i18next.hasResourceBundle('hr', 'zones')).toBe(false);
});

test('another language loads what is shown', async () => {
  await i18next.changeLanguage('en');
  expect(i18next.getFixedT('en', 'ui')('frame.language')).toBe('Language');
  expect(i18next.hasResourceBundle('en', 'zones')).toBe(false);
});

test('all texts are loaded for the main layout', async () => {
  await loadTexts();
  for (const namespace of namespaces) expect(i18next.hasResourceBundle('en', namespace)).toBe(true);
});
