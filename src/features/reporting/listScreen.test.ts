import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { infoQuery, sectionQuery } from './comparedQuery.ts';
import { listScreen } from './listScreen.ts';

interface Info {
  readonly hasList: boolean;
}

function receipts(known?: Info) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = { info: vi.fn(async () => ({ info: { hasList: true } })), list: vi.fn(async () => 'rows') };
  const info = (id: number) => infoQuery<Info>(['outlet', id], asked.info);
  if (known) queries.setQueryData(info(3).queryKey, known);
  const screen = listScreen('parkingProviderReceipts', info, (id, params, outlet) =>
    sectionQuery(['list', id, params.get('page')], asked.list, outlet?.hasList === true),
  );
  const open = (path: string) => screen.prefetch?.(queries, new URL(path, 'http://portal'));
  return { queries, asked, open };
}

test('the list is asked for at once, as its URL says, of an outlet that is known to have one', async () => {
  const { queries, asked, open } = receipts({ hasList: true });
  await open('/parking/provider/3/racuni?page=2');
  expect(asked.list).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(['list', 3, '2'])).toBe('rows');
});

test.each([undefined, { hasList: false }])('it is not while the outlet is %j', async (known) => {
  const { asked, open } = receipts(known);
  await open('/parking/provider/3/racuni');
  expect(asked.list).not.toHaveBeenCalled();
});

test('who the outlet is, is asked for where it is not known', async () => {
  const { asked, open } = receipts();
  await open('/parking/provider/3/racuni');
  expect(asked.info).toHaveBeenCalledTimes(1);
});

test('a path without an outlet asks for nothing', async () => {
  const { asked, open } = receipts({ hasList: true });
  await open('/parking/provider/x/racuni');
  expect(asked.info).not.toHaveBeenCalled();
  expect(asked.list).not.toHaveBeenCalled();
});
