// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { type OpenedPage, turnedTo } from './openedPages.ts';

const place = (path: string): OpenedPage['place'] => {
  const { pathname, search, hash } = new URL(path, 'https://portal.test');
  return {
    location: { pathname, search, hash, state: null, key: Math.random().toString(), mask: undefined },
    navigationType: 'PUSH' as OpenedPage['place']['navigationType'],
  };
};
/** Opens one address after the other, each with something that the router made for it. */
const visit = (...paths: string[]) =>
  paths.reduce<readonly OpenedPage[]>((pages, path) => turnedTo(pages, `made for ${path}`, place(path)), []);
const keys = (pages: readonly OpenedPage[]) => pages.map(({ key }) => key);

describe('pages that were opened', () => {
  test('a report stays behind the page that is shown, and comes back as it was made', () => {
    const before = visit('/', '/parking?beginDate=2026-10-01');
    const after = turnedTo(before, 'made anew', place('/'));
    expect(keys(before)).toEqual(['/parking', '/']);
    expect(keys(after)).toEqual(['/', '/parking']);
    expect(after[0]).toMatchObject({ outlet: 'made for /', host: before[1]?.host });
  });

  test('every provider has a page of its own', () => {
    const [one, other] = visit('/parking/provider/1', '/parking/provider/2');
    expect(one?.host).not.toBe(other?.host);
  });

  test('a step of the router that changes no address changes nothing', () => {
    const pages = visit('/', '/parking?beginDate=2026-10-01');
    expect(turnedTo(pages, 'made anew', place('/parking?beginDate=2026-10-01'))).toBe(pages);
  });

  test('another search goes to the same page at its new place', () => {
    const pages = visit('/parking?beginDate=2026-10-01');
    const [page] = turnedTo(pages, 'made anew', place('/parking?beginDate=2026-11-01'));
    expect(page).toMatchObject({ outlet: pages[0]?.outlet, host: pages[0]?.host });
    expect(page?.place.location.search).toBe('?beginDate=2026-11-01');
  });

  test('a form is not kept, and what comes after it in its turn begins anew', () => {
    const pages = visit('/parking', '/promijeni-lozinku');
    expect(keys(pages)).toEqual(['passing', '/parking']);
    expect(keys(turnedTo(pages, 'list', place('/parking')))).toEqual(['/parking']);
    const [page] = turnedTo(pages, 'settings', place('/postavke'));
    expect(page?.outlet).toBe('settings');
  });

  test('six stay, those that were looked at last', () => {
    const pages = visit(...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/parking/provider/${id}`));
    expect(keys(pages)).toEqual([8, 7, 6, 5, 4, 3].map((id) => `/parking/provider/${id}`));
  });
});
