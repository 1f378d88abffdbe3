import type { StatisticsQuery } from '#api/contract/statistics.ts';
import { numbersOf } from '../../documents/numbers.ts';
import type { Days } from '../../statistics/byDay.ts';
import { topUser } from '../../statistics/byUser.ts';
import { activeTokens } from '../../statistics/tables.ts';
import { type Sheet, workbookOf } from '../files/spreadsheet.ts';
import type { CallContext, SentFile } from '../handler.ts';
import { sectionSheets } from './statisticsSections.ts';

/** What stands below the tables on the screen, the range, and when the file was made. */
function summarySheet(days: Days, context: CallContext<unknown>, { beginDate, endDate }: StatisticsQuery): Sheet {
  const { texts, language, clock, statistics, asOf } = context;
  const { day, moment } = numbersOf(language);
  const top = topUser(days)[0];
  const cards = activeTokens(statistics, asOf)[0];
  return {
    name: texts('statistics.sheet.summary'),
    columns: [
      { title: texts('statistics.summary'), kind: 'text' },
      { title: texts('sheet.value'), kind: 'text' },
    ],
    rows: [
      [texts('document.period'), `${day(beginDate)} – ${day(endDate)}`],
      ...(top
        ? [
            [texts('statistics.topUser'), top.email],
            [texts('statistics.topUser.purchases'), top.purchases],
            [texts('statistics.topUser.amount'), top.amount],
          ]
        : []),
      ...(cards
        ? (
            ['mastercardActive', 'otherActive', 'totalActive', 'mastercardToday', 'otherToday', 'totalToday'] as const
          ).map((key) => [texts(`statistics.${key}`), cards[key]])
        : []),
      [texts('sheet.createdAt'), moment(clock.now())],
    ],
  };
}

/** All statistics of a range as one file: a sheet for each view, and a summary. */
export async function statisticsFile(
  days: Days,
  context: CallContext<unknown>,
  query: StatisticsQuery,
): Promise<SentFile> {
  const sheets = [...sectionSheets(days, context, query), summarySheet(days, context, query)];
  return { bytes: await workbookOf(context.clock.now(), sheets, context.texts) };
}
