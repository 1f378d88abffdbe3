import type * as calls from '#api/contract/statements.ts';
import { type Statement, statementsOf } from '../ledger/statements.ts';
import { forbidden, notFound } from '../refusal.ts';
import type { Outlet } from '../world/catalogue.ts';
import type { User } from '../world/world.ts';
import type { CallContext, Handlers } from './handler.ts';
import { outletsOf } from './reports.ts';

const pageSize = 20;

const partnerOf =
  ({ world }: Pick<CallContext<unknown>, 'world'>) =>
  ({ service, id, name }: Outlet): string => {
    if (service === 'parking') return world.parkingProvider.get(id)?.supplier ?? name;
    if (service === 'garages') return world.garage.get(id)?.supplier ?? name;
    return name;
  };

const all = (context: CallContext<unknown>, outlets: readonly Outlet[]) =>
  statementsOf(outlets, partnerOf(context), context.today, new Intl.Collator('hr').compare);

const own = (context: CallContext<User>) => all(context, outletsOf(context));

/** A search for a partner ignores letter case and diacritics. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

const found = (statements: readonly Statement[], id: number) => statements.find((statement) => statement.id === id);

export const statements: Handlers<typeof calls> = {
  getStatements({ query }, context) {
    const words = plain(query.search ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const rows = own(context).filter(({ name, partnerName }) => {
      const text = plain(`${name} ${partnerName}`);
      return words.every((word) => text.includes(word));
    });
    const skip = ((query.page ?? 1) - 1) * pageSize;
    return {
      rows: rows.slice(skip, skip + pageSize).map(({ id, name, partnerName }) => ({ id, name, partnerName })),
      count: rows.length,
      pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    };
  },

  async getStatementFile({ params }, context) {
    const statement = found(own(context), params.id);
    if (!statement) throw found(all(context, context.catalogue.outlets), params.id) ? forbidden() : notFound();
    // Heavy, and seldom wanted.
    const { statementPdf } = await import('../documents/statementPdf.ts');
    return { bytes: await statementPdf(statement, context), name: `${statement.name}.pdf` };
  },
};
