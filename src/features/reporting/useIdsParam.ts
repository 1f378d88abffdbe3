import { useMemo } from 'react';
import { wellFormed } from '#design-system/LongText/cutText.ts';
import { useViewParams } from './useViewParams.ts';

/** An empty list where the default is another. */
const emptyList = ',';

const none: readonly string[] = [];

/**
 * A list of ids in the URL, such as a table's open rows (`providers.open=3,7`) or a chart's hidden series, so that Back
 * and a link restore it.
 *
 * @param byDefault - the list while the URL has none; the same array at every render
 */
export function useIdsParam(
  key: string,
  byDefault: readonly string[] = none,
): [ids: readonly string[], setIds: (ids: readonly string[]) => void] {
  const [params, changeParams] = useViewParams();
  const text = params.get(key);
  const ids = useMemo(
    () => (text === null ? byDefault : text.split(',').filter(Boolean).map(decodeId)),
    [text, byDefault],
  );
  const setIds = (next: readonly string[]) => {
    const list = next.map((id) => encodeURIComponent(wellFormed(id))).join(',');
    changeParams({ [key]: list === '' && byDefault.length > 0 ? emptyList : list });
  };
  return [ids, setIds];
}

/** An address may hold anything: what is not encoded is an id as it stands. */
function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
