import type { Metrics } from '#api/contract/reports.ts';
import type { Statement } from '#api/contract/statements.ts';
import type { Mark } from './marks.ts';
import { type Match, settle } from './matching.ts';
import type { Kind, MonthFigures, MonthStatements } from './queries.ts';

/** A row of the settlement: an outlet with its partner, its figures and its statements. */
export interface SettlementRow {
  readonly key: string;
  readonly name: string;
  readonly partner: string;
  /** Undefined for a row that only the statements have: no list that the user may see has the outlet. */
  readonly outlet: { readonly kind: Kind; readonly id: number } | undefined;
  readonly figures: Metrics | undefined;
  readonly sure: readonly Statement[];
  readonly uncertain: readonly Match[];
}

/** The rows of a month, by partner and name in the Croatian order. */
export function settlementRows(
  figures: MonthFigures,
  { statements, month }: MonthStatements,
): readonly SettlementRow[] {
  const { rows, others } = settle(statements, figures.outlets, month);
  const collator = new Intl.Collator('hr', { numeric: true });
  return [
    ...rows.map(({ row, sure, uncertain }) => ({
      key: `${row.kind}:${row.id}`,
      name: row.name,
      partner: row.partner,
      outlet: { kind: row.kind, id: row.id },
      figures: row,
      sure: sure.map(({ statement }) => statement),
      uncertain,
    })),
    ...others.map(({ row, sure, uncertain }) => ({
      key: `statement:${row.key}`,
      name: row.name,
      partner: row.partner,
      outlet: undefined,
      figures: undefined,
      sure: sure.map(({ statement }) => statement),
      uncertain,
    })),
  ].sort((a, b) => collator.compare(a.partner, b.partner) || collator.compare(a.name, b.name));
}

/** A row's statements: those that surely belong to it, and those that were chosen for it. */
export function statementsOf({ sure }: SettlementRow, { chosen }: Mark): readonly Statement[] {
  return [...sure, ...chosen.filter(({ id }) => sure.every((statement) => statement.id !== id))];
}

/** What may still be chosen for a row. */
export const candidatesOf = ({ uncertain }: SettlementRow, { chosen }: Mark): readonly Match[] =>
  uncertain.filter(({ statement }) => chosen.every(({ id }) => id !== statement.id));

/**
 * How far a row is settled: `one` statement, `several`, which a person has to look at, `unsure` when there are only uncertain
 * ones, or `none`.
 */
export type RowState = 'one' | 'several' | 'unsure' | 'none';

export function stateOf(row: SettlementRow, mark: Mark): RowState {
  const { length } = statementsOf(row, mark);
  if (length > 0) return length === 1 ? 'one' : 'several';
  return candidatesOf(row, mark).length > 0 ? 'unsure' : 'none';
}

/**
 * The statement that can be chosen for a row with the others in one press: the only candidate of a row without a statement, whose one doubt is that it
 * names the outlet and not the partner.
 */
export function plainCandidate(row: SettlementRow, mark: Mark): Statement | undefined {
  if (stateOf(row, mark) !== 'unsure') return undefined;
  const [only, ...more] = candidatesOf(row, mark);
  if (!only || more.length > 0 || only.doubts.join() !== 'partnerNotNamed') return undefined;
  return only.statement;
}

/** The statements of rows, each once, in the rows' order: those of the month's ZIP. */
export function allStatements(rows: readonly SettlementRow[], markOf: (key: string) => Mark): readonly Statement[] {
  const all = new Map<number, Statement>();
  for (const row of rows) for (const statement of statementsOf(row, markOf(row.key))) all.set(statement.id, statement);
  return [...all.values()];
}
