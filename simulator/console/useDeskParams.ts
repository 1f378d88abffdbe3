import { useSearchParams } from 'react-router-dom';
import { type RequestFilters, requestParams } from '#features/change-requests/index.ts';

/** The parameter that names the chosen request. */
const requestKey = 'request';

/** The desk's filters and its chosen request, which are part of the address. Without a status those pending are shown. */
export function useDeskParams() {
  const [params, setParams] = useSearchParams();
  const { state: filters } = requestParams.read(params);
  const shown = { ...filters, status: filters.status ?? 'pending' } as const;
  const chosen = params.get(requestKey) ?? '';
  const withRequest = (next: RequestFilters, id: string) => {
    const written = requestParams.write(next, new URLSearchParams({ part: 'requests' }));
    if (id) written.set(requestKey, id);
    return written;
  };
  return {
    filters: shown,
    /** The id of the chosen request, as in the address; an empty text: none. */
    chosen,
    /** The address of a request beside the list as it is filtered. */
    addressOf: (id: number) => `?${withRequest(shown, String(id))}`,
    /** Changes the filters. The chosen request stays, unless the status changes: it is of another list then. */
    show: (change: Partial<RequestFilters>) =>
      setParams(withRequest({ ...shown, ...change }, change.status ? '' : chosen)),
  };
}
