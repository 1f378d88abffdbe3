// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, useLocation, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { system } from '#design-system/theme/system.ts';
import { PagesRoom } from './PagesRoom.tsx';
import { PortalPages } from './PortalPages.tsx';
import { portalRouter } from './portalRouter.ts';

/** How often each address was drawn. */
const drawn: Record<string, number> = {};

/** Reads the router as pages do: its address, its parameters, links. */
function Page() {
  const { pathname, search } = useLocation();
  const { providerId } = useParams();
  const address = pathname + search;
  drawn[address] = (drawn[address] ?? 0) + 1;
  return (
    <p>
      {address} {providerId} <Link to="/parking">Parking</Link>
    </p>
  );
}

let broken = false;
function Breaking() {
  if (broken) throw new Error('This page is broken');
  return <p>whole</p>;
}

let root: Root;
let router: ReturnType<typeof portalRouter>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const address of Object.keys(drawn)) delete drawn[address];
  broken = false;
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(address: string) {
  const children = [
    { path: '/', element: <Page /> },
    { path: '/parking', element: <Page /> },
    { path: '/parking/provider/:providerId', element: <Page /> },
    { path: '/garaze', element: <Breaking /> },
    { path: '/promijeni-lozinku', element: <Page /> },
  ];
  router = portalRouter(
    createMemoryRouter([{ element: <PagesRoom />, children }], { initialEntries: [address] }),
    (path) => path,
  );
  await act(async () =>
    root.render(
      <ChakraProvider value={system}>
        <PortalPages router={router} />
      </ChakraProvider>,
    ),
  );
}

const goTo = (address: string) => act(async () => router.navigate(address));
/** Two frames later what was left is out of the document. */
const settled = () => vi.waitFor(() => expect(document.querySelectorAll('[data-page]').length).toBeLessThanOrEqual(1));
const seen = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim();
};

test('a page is drawn with its address and parameters, and what was left is no part of the document', async () => {
  await open('/');
  await goTo('/parking/provider/7?beginDate=2026-10-01');
  await settled();
  expect(seen()).toBe('/parking/provider/7?beginDate=2026-10-01 7 Parking');
  await goTo('/parking/provider/8');
  await settled();
  expect(seen()).toBe('/parking/provider/8 8 Parking');
});

test('what was left is out of sight with the step, before it leaves the document', async () => {
  await open('/');
  // No frame comes: what waits for one does not happen.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const pages = () =>
    [...document.querySelectorAll<HTMLElement>('[data-page]')].map((page) => [
      page.firstChild?.textContent,
      page.style.visibility,
      page.hasAttribute('hidden'),
    ]);
  await goTo('/parking');
  expect(pages()).toEqual([
    ['/  Parking', 'hidden', true],
    ['/parking  Parking', '', false],
  ]);
  await goTo('/');
  expect(pages()).toEqual([
    ['/parking  Parking', 'hidden', true],
    ['/  Parking', '', false],
  ]);
});

test('pages that were left are not drawn by later steps, nor by going back to them', async () => {
  await open('/');
  await goTo('/parking');
  await goTo('/parking/provider/7');
  await goTo('/promijeni-lozinku');
  await goTo('/parking/provider/8');
  const before = { ...drawn };
  await goTo('/');
  await goTo('/parking');
  await settled();
  expect(seen()).toBe('/parking Parking');
  expect(drawn).toEqual(before);
});

test('another search draws the page at its new address, and no other', async () => {
  await open('/');
  await goTo('/parking');
  const { '/': home } = drawn;
  await goTo('/parking?beginDate=2026-10-01');
  await settled();
  expect(seen()).toBe('/parking?beginDate=2026-10-01 Parking');
  expect(drawn['/']).toBe(home);
});

test('a form takes the place of a report, and leaves with its address', async () => {
  await open('/');
  await goTo('/parking');
  await goTo('/promijeni-lozinku');
  await vi.waitFor(() => expect(document.querySelector('[data-page]')).toBeNull());
  expect(seen()).toBe('/promijeni-lozinku Parking');
  await goTo('/');
  await settled();
  expect(seen()).toBe('/ Parking');
});

test.each(['/', '/garaze'])(
  'a page that throws says so in its place, and the next one stands, begun at %s',
  async (first) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    await open(first);
    if (first === '/') await goTo('/garaze');
    await settled();
    expect(seen()).toContain('This page is broken');
    await goTo('/parking');
    await settled();
    expect(seen()).toBe('/parking Parking');
    broken = false;
    await goTo('/garaze');
    await settled();
    expect(seen()).toBe('whole');
  },
);
