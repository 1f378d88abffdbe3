import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { documentList, sectionQuery } from '#features/pages/index.ts';
import { queryClientContext } from '#features/routes/queryClientContext.ts';
import { infoQuery } from '../infoQuery.ts';
import { defineListPage } from './listPage.ts';

interface Info {
  readonly hasList: boolean;
}

function receipts(known?: Info) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const calls = { info: vi.fn(async () => ({ info: { hasList: true } })), list: vi.fn(async () => 'rows') };
  const info = (id: number) => infoQuery<Info>(['outlet', id], calls.info);
  if (known) queries.setQueryData(info(3).queryKey, known);
  const { loader } = defineListPage({
    kind: documentList,
    info,
    list: (id, { page }) => sectionQuery(['list', id, page], calls.list),
    hasList: (outlet) => outlet?.hasList === true,
  });
  const context = new RouterContextProvider();
  context.set(queryClientContext, queries);
  const open = async (id: string, search = '') =>
    loader(
      {
        request: new Request(`http://portal/parking/provider/${id}/racuni${search}`),
        params: { id },
        context,
      } as unknown as LoaderFunctionArgs,
      undefined,
    );
  return { queries, calls, open };
}

test('the list is fetched at once, by its URL, when the outlet is known to have one', async () => {
  const { queries, calls, open } = receipts({ hasList: true });
  await open('3', '?page=2');
  expect(calls.list).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(['list', 3, 2])).toBe('rows');
});

test.each([undefined, { hasList: false }])('it is not while the info of the outlet is %j', async (known) => {
  const { calls, open } = receipts(known);
  await open('3');
  expect(calls.list).not.toHaveBeenCalled();
});

test('the info of the outlet is fetched where it is not known', async () => {
  const { calls, open } = receipts();
  await open('3');
  expect(calls.info).toHaveBeenCalledTimes(1);
});

test('a path without an outlet fetches nothing', async () => {
  const { calls, open } = receipts({ hasList: true });
  await open('x');
  expect(calls.info).not.toHaveBeenCalled();
  expect(calls.list).not.toHaveBeenCalled();
});
