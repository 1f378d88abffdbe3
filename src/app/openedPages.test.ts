// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { type OpenedPage, turnedTo } from './openedPages.ts';

/** The router at an address, with what it makes anew at each of its steps. */
const at = (path: string): Parameters<typeof turnedTo>[1] => {
  const { pathname, search, hash } = new URL(path, 'https://portal.test');
  return {
    location: { pathname, search, hash, state: null, key: Math.random().toString(), mask: undefined },
    historyAction: 'PUSH' as OpenedPage['place']['navigationType'],
    matches: [],
  };
};
/** Opens one address after the other. */
const visit = (...paths: string[]) =>
  paths.reduce<readonly OpenedPage[]>((pages, path) => turnedTo(pages, at(path)), []);
const keys = (pages: readonly OpenedPage[]) => pages.map(({ key }) => key);

describe('pages that were opened', () => {
  test('a report stays behind the page that is shown, and comes back as it was made', () => {
    const before = visit('/', '/parking?beginDate=2026-10-01');
    const after = turnedTo(before, at('/'));
    expect(keys(before)).toEqual(['/parking', '/']);
    expect(keys(after)).toEqual(['/', '/parking']);
    expect(after[0]).toMatchObject({ host: before[1]?.host });
    expect(after[0]?.route).toBe(before[1]?.route);
  });

  test('every provider has a page of its own', () => {
    const [one, other] = visit('/parking/provider/1', '/parking/provider/2');
    expect(one?.host).not.toBe(other?.host);
  });

  test('a step of the router that changes no address changes nothing', () => {
    const pages = visit('/', '/parking?beginDate=2026-10-01');
    expect(turnedTo(pages, at('/parking?beginDate=2026-10-01'))).toBe(pages);
  });

  test('another search goes to the same page at its new place', () => {
    const pages = visit('/parking?beginDate=2026-10-01');
    const [page] = turnedTo(pages, at('/parking?beginDate=2026-11-01'));
    expect(page).toMatchObject({ host: pages[0]?.host });
    expect(page?.route).toBe(pages[0]?.route);
    expect(page?.place.location.search).toBe('?beginDate=2026-11-01');
  });

  test('a form is not kept, and nothing of the others changes while it is shown', () => {
    const pages = visit('/', '/parking');
    expect(turnedTo(pages, at('/promijeni-lozinku'))).toBe(pages);
  });

  test('six stay, those that were looked at last', () => {
    const pages = visit(...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/parking/provider/${id}`));
    expect(keys(pages)).toEqual([8, 7, 6, 5, 4, 3].map((id) => `/parking/provider/${id}`));
  });
});
