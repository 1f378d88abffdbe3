import { useViewParams } from './useViewParams.ts';

/**
 * The ids of a table's open rows, in the URL under the table's name (`providers.open=3,7`), so that Back and a link open
 * them again.
 */
export function useOpenRows(table: string): [ids: readonly string[], setIds: (ids: readonly string[]) => void] {
  const [params, changeParams] = useViewParams();
  const key = `${table}.open`;
  const ids = (params.get(key) ?? '').split(',').filter(Boolean).map(decodeURIComponent);
  return [ids, (next) => changeParams({ [key]: next.map(encodeURIComponent).join(',') })];
}
