import type { DataTableSort } from '#design-system/DataTable/types.ts';
import { useViewParams } from './useViewParams.ts';

/** The sort of one table, in the URL under the table's name: `providers.sort=-validAmount` is descending. */
export function useTableSort(table: string, byDefault: DataTableSort): [DataTableSort, (sort: DataTableSort) => void] {
  const [params, changeParams] = useViewParams();
  const key = `${table}.sort`;
  const text = params.get(key);
  const sort = text ? { id: text.replace(/^-/, ''), desc: text.startsWith('-') } : byDefault;
  const setSort = ({ id, desc }: DataTableSort) => changeParams({ [key]: `${desc ? '-' : ''}${id}` });
  return [sort, setSort];
}
