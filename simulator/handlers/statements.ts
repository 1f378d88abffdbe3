import type * as calls from '#api/contract/statements.ts';
import { dayOf } from '#api/days.ts';
import { holdsWords, searchWords } from '#api/text.ts';
import { notFound } from '../calls/httpError.ts';
import { statementsOf } from '../ledger/statements.ts';
import type { Outlet } from '../world/catalogue.ts';
import type { User } from '../world/world.ts';
import type { CallContext, Handlers, SimulatorContext, Subject } from './handler.ts';
import { outletsOf } from './outlets/reports.ts';

const pageSize = 20;

const all = ({ clock }: SimulatorContext, outlets: readonly Outlet[]) =>
  statementsOf(outlets, dayOf(clock.now()), new Intl.Collator('hr').compare);

const byId = (context: SimulatorContext, outlets: readonly Outlet[], id: number) =>
  all(context, outlets).find((statement) => statement.id === id);

const own = (context: CallContext<User>) => all(context, outletsOf(context));

/** A statement, which must exist before its permission is checked (behaviour 21.10). */
export const statementSubject: Subject = {
  path: '/obracun/{id}/',
  exists: (id, context) => byId(context, context.catalogue.outlets, id) !== undefined,
  isTheirs: (id, user, context) => byId(context, outletsOf({ ...context, user }), id) !== undefined,
};

export const statements: Handlers<typeof calls> = {
  getStatements({ query }, context) {
    // A search for a partner ignores letter case and diacritics.
    const words = searchWords(query.search ?? '');
    const rows = own(context).filter(({ name, partnerName }) => holdsWords(`${name} ${partnerName}`, words));
    const skip = ((query.page ?? 1) - 1) * pageSize;
    return {
      rows: rows.slice(skip, skip + pageSize).map(({ id, name, partnerName }) => ({ id, name, partnerName })),
      count: rows.length,
      pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    };
  },

  async getStatementFile({ params }, context) {
    const statement = byId(context, context.catalogue.outlets, params.id);
    if (!statement) throw notFound();
    // Loaded lazily: a large library for a rare call.
    const { statementPdf } = await import('../documents/statementPdf.ts');
    return { bytes: await statementPdf(statement, context), name: `${statement.name}.pdf` };
  },
};
