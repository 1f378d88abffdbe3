// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import type { IncidentTemplate } from './model.ts';
import { changeTemplates, storedTemplates } from './store.ts';

const template: IncidentTemplate = {
  id: 'a1',
  name: 'SMS',
  title: 'Ne radi SMS',
  level: '3',
  description: '',
  components: ['SMS centar'],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beginSession('ana');
});

test('templates are stored on the device, by the name of the user', () => {
  expect(changeTemplates(() => [template])).toBe(true);
  expect(localStorage.getItem('incident-templates.ana')).toBe(JSON.stringify([template]));
  expect(storedTemplates()).toEqual([template]);
  // The same list until something changes.
  expect(storedTemplates()).toBe(storedTemplates());
  changeTemplates(() => []);
  expect(localStorage.getItem('incident-templates.ana')).toBeNull();
});

test('the next user has none of them, and the first has theirs again', () => {
  changeTemplates(() => [template]);
  endSession('signedOut');
  beginSession('iva');
  expect(storedTemplates()).toEqual([]);
  endSession('signedOut');
  beginSession('ana');
  expect(storedTemplates()).toEqual([template]);
});

test('another tab that has changed them loses nothing', () => {
  changeTemplates(() => [template]);
  const other = { ...template, id: 'b2', name: 'Rampa' };
  localStorage.setItem('incident-templates.ana', JSON.stringify([template, other]));
  changeTemplates((mine) => mine.filter(({ id }) => id !== 'a1'));
  expect(storedTemplates()).toEqual([other]);
});

test('what is broken is no template', () => {
  localStorage.setItem('incident-templates.ana', '[{"id":');
  expect(storedTemplates()).toEqual([]);
});

test('where nothing can be stored it is said, and they last as long as the page', () => {
  const device = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(changeTemplates(() => [template])).toBe(false);
  expect(storedTemplates()).toEqual([template]);
  vi.unstubAllGlobals();
});
