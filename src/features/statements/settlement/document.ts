import type { TFunction } from 'i18next';
import type { Formats } from '#design-system/language/formats.ts';
import type { ReportDocument } from '#features/report-files/index.ts';
import { sumOfMetrics } from '#features/reporting/index.ts';
import type { MarkBook } from './marks.ts';
import { candidatesOf, type SettlementRow, statementsOf, stateOf } from './rows.ts';

interface DocumentInput {
  readonly rows: readonly SettlementRow[];
  readonly book: MarkBook;
  /** Which rows are shown, in words. */
  readonly shown: string;
  readonly createdAt: Date;
  readonly formats: Formats;
  readonly t: TFunction<['settlement', 'statements', 'reporting']>;
}

/** The figures of the rows that have some, added up. */
export const totalOf = (rows: readonly SettlementRow[]) => sumOfMetrics(rows.flatMap(({ figures }) => figures ?? []));

/** The settlement as a spreadsheet: the rows as they are on screen, with statements, ticks and notes. */
export function settlementDocument({ rows, book, shown, createdAt, formats, t }: DocumentInput): ReportDocument {
  const total = totalOf(rows);
  const month = formats.month(`${book.month}-01`);
  return {
    language: formats.language,
    fileName: `${t('title')} ${book.month}`,
    title: t('title'),
    subtitle: month,
    filters: [
      { label: t('month'), value: month, isPeriod: true },
      { label: t('show.label'), value: shown },
    ],
    createdAt,
    sections: [
      {
        title: t('title'),
        table: {
          columns: [
            { header: t('outlet'), kind: 'text' },
            { header: t('statements:partner'), kind: 'text' },
            { header: t('kind'), kind: 'text' },
            { header: t('reporting:columns.count'), kind: 'count' },
            { header: t('reporting:columns.amount'), kind: 'amount' },
            { header: t('state.label'), kind: 'text' },
            { header: t('statements:title'), kind: 'text' },
            { header: t('uncertainStatements'), kind: 'text' },
            { header: t('checked'), kind: 'text' },
            { header: t('note'), kind: 'text' },
          ],
          rows: rows.map((row) => {
            const mark = book.read(row.key);
            const state = stateOf(row, mark);
            const statements = statementsOf(row, mark);
            return {
              cells: [
                row.name,
                row.partner,
                row.outlet ? t(`kinds.${row.outlet.kind}`) : t('noReport'),
                row.figures?.validCount ?? null,
                row.figures?.validAmount ?? null,
                state === 'several' ? t('state.several', { count: statements.length }) : t(`state.${state}`),
                statements.map(({ name }) => name).join('\n'),
                candidatesOf(row, mark)
                  .map(({ statement }) => statement.name)
                  .join('\n'),
                mark.checked ? t('yes') : t('no'),
                mark.note,
              ],
            };
          }),
          totals: [t('reporting:columns.total'), null, null, total.validCount, total.validAmount],
        },
      },
    ],
  };
}
