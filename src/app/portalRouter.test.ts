// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { portalRouter } from './portalRouter.ts';

/** A router with a page that waits for `answer`, and what it told of its steps. */
function opened(answer: Promise<null>) {
  const router = portalRouter(
    createMemoryRouter([
      { path: '/', element: 'home' },
      { path: '/parking', loader: () => answer, element: 'parking' },
    ]),
    (path) => (path === '/parking' ? '/parking?begin=2026-11-01' : `${path}#completed`),
  );
  const told: string[] = [];
  router.subscribe(({ location, navigation }) => told.push(`${location.pathname} ${navigation.state}`));
  return { router, told };
}

test('a path is completed before it is gone to, by one step', async () => {
  const { router, told } = opened(Promise.resolve(null));
  await router.navigate('/parking');
  expect(router.state.location).toMatchObject({ pathname: '/parking', search: '?begin=2026-11-01' });
  expect(told).toEqual(['/parking idle']);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('a link to the present address adds no step to go back by', async () => {
  const { router } = opened(Promise.resolve(null));
  await router.navigate('/parking');
  await router.navigate('/parking');
  expect(router.state.historyAction).toBe('REPLACE');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('a change of the present address is taken as it is', async () => {
  const { router } = opened(Promise.resolve(null));
  await router.navigate('/parking');
  await router.navigate('?begin=2026-10-01');
  expect(router.state.location).toMatchObject({ pathname: '/parking', search: '?begin=2026-10-01', hash: '' });
});

test('who draws the pages is told of those that are there, not of those on the way', async () => {
  let answered: (nothing: null) => void = () => {};
  const { router, told } = opened(
    new Promise((resolve) => {
      answered = resolve;
    }),
  );
  const gone = router.navigate({ pathname: '/parking', search: '?begin=2026-10-01' });
  expect(router.state.navigation.state).toBe('loading');
  expect(told).toEqual([]);
  answered(null);
  await gone;
  expect(told).toEqual(['/parking idle']);
  expect(router.state.location.search).toBe('?begin=2026-10-01');
});
