import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { queryClientContext } from '#features/page.ts';
import { infoQuery, sectionQuery } from './comparedQuery.ts';
import { defineListPage } from './listPage.ts';
import { documentList } from './useListFilters.ts';

interface Info {
  readonly hasList: boolean;
}

function receipts(known?: Info) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = { info: vi.fn(async () => ({ info: { hasList: true } })), list: vi.fn(async () => 'rows') };
  const info = (id: number) => infoQuery<Info>(['outlet', id], asked.info);
  if (known) queries.setQueryData(info(3).queryKey, known);
  const { loader } = defineListPage({
    kind: documentList,
    info,
    list: (id, { page }) => sectionQuery(['list', id, page], asked.list),
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
  return { queries, asked, open };
}

test('the list is fetched at once, as its URL says, of an outlet that is known to have one', async () => {
  const { queries, asked, open } = receipts({ hasList: true });
  await open('3', '?page=2');
  expect(asked.list).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(['list', 3, 2])).toBe('rows');
});

test.each([undefined, { hasList: false }])('it is not while the info of the outlet is %j', async (known) => {
  const { asked, open } = receipts(known);
  await open('3');
  expect(asked.list).not.toHaveBeenCalled();
});

test('the info of the outlet is fetched where it is not known', async () => {
  const { asked, open } = receipts();
  await open('3');
  expect(asked.info).toHaveBeenCalledTimes(1);
});

test('a path without an outlet fetches nothing', async () => {
  const { asked, open } = receipts({ hasList: true });
  await open('x');
  expect(asked.info).not.toHaveBeenCalled();
  expect(asked.list).not.toHaveBeenCalled();
});
