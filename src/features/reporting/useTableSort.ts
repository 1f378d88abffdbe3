import { useSearchParams } from 'react-router-dom';
import type { DataTableSort } from '#design-system/DataTable/types.ts';

/** The sort of one table, in the URL under the table's name: `providers.sort=-validAmount` is descending. */
export function useTableSort(table: string, byDefault: DataTableSort): [DataTableSort, (sort: DataTableSort) => void] {
  const [params, setParams] = useSearchParams();
  const key = `${table}.sort`;
  const text = params.get(key);
  const sort = text ? { id: text.replace(/^-/, ''), desc: text.startsWith('-') } : byDefault;
  const setSort = ({ id, desc }: DataTableSort) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(key, `${desc ? '-' : ''}${id}`);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [sort, setSort];
}
