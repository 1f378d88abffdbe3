import { lengthOf } from '#api/days.ts';

/** The longest range in days that is summed up in a few milliseconds. */
const shortRange = 92;

const isLong = (begin: string | null, end: string | null): boolean =>
  begin !== null && end !== null && lengthOf({ begin, end }) > shortRange;

/** Whether a call may take long: it makes a spreadsheet, or sums up many days or the whole payment app. */
export function isHeavy(method: string, path: string, query: URLSearchParams): boolean {
  if (method !== 'GET' || query.has('recipient')) return false;
  return (
    query.get('excel') === 'true' ||
    query.get('download') === 'true' ||
    path.startsWith('/paydo-statistika/') ||
    isLong(query.get('begin_date'), query.get('end_date')) ||
    isLong(query.get('compare_begin_date'), query.get('compare_end_date'))
  );
}
