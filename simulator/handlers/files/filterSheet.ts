import type { Validity } from '#api/contract/transactions.ts';
import type { Day } from '#api/days.ts';
import { numbersOf } from '../../documents/numbers.ts';
import type { CallContext } from '../handler.ts';
import type { Sheet } from './spreadsheet.ts';

/** The filters of a file. */
interface Filters {
  readonly beginDate: Day;
  readonly endDate: Day;
  readonly compareBeginDate?: Day | undefined;
  readonly compareEndDate?: Day | undefined;
  readonly channelIds?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly validity?: Validity | undefined;
}

/** A file's last sheet: the filters, and when it was made. `about` is its subject. */
export function filterSheet(
  { texts, language, ledger, clock }: CallContext<unknown>,
  filters: Filters,
  about?: string,
): Sheet {
  const { day, moment } = numbersOf(language);
  const range = (begin: Day, end: Day) => `${day(begin)} – ${day(end)}`;
  const { compareBeginDate: before, compareEndDate: until, channelIds, search, validity } = filters;
  const channels = ledger.channels.filter(({ id }) => channelIds?.includes(id)).map(({ name }) => name);
  return {
    name: texts('sheet.filters'),
    columns: [
      { title: texts('sheet.filter'), kind: 'text' },
      { title: texts('sheet.value'), kind: 'text' },
    ],
    rows: [
      ...(about ? [[texts('sheet.name'), about]] : []),
      [texts('document.period'), range(filters.beginDate, filters.endDate)],
      ...(before && until ? [[texts('sheet.comparedWith'), range(before, until)]] : []),
      [texts('sheet.channels'), channelIds ? channels.join(', ') || texts('sheet.none') : texts('sheet.all')],
      ...(search ? [[texts('sheet.search'), search]] : []),
      ...(validity ? [[texts('sheet.shown'), texts(`sheet.shown.${validity}`)]] : []),
      [texts('sheet.createdAt'), moment(clock.now())],
    ],
  };
}
