import type { ArticleReport, ChannelReport, IntervalReport, Metrics } from '#api/contract/reports.ts';
import type { Day } from '#api/days.ts';
import { type RangeBounds, type RangeProblem, rangeProblems, reportBounds } from '#api/rules.ts';
import { fieldErrors, type Message } from '../../calls/httpError.ts';
import { byArticle, byChannel, details, type Figures, type Point, series, sumOf } from '../../ledger/aggregates.ts';
import { bucketsOf, indexOf } from '../../ledger/calendar.ts';
import type { Selection } from '../../ledger/ledger.ts';
import { findOutlet, type Outlet, type ServiceName } from '../../world/catalogue.ts';
import type { User } from '../../world/world.ts';
import type { CallContext, SimulatorContext } from '../handler.ts';

/** The query that every report shares. */
export interface ReportQuery {
  readonly beginDate: Day;
  readonly endDate: Day;
  readonly channelIds?: readonly number[] | undefined;
}

/** Cents to EUR. */
export const eur = (cents: number): number => cents / 100;

export const metricsOf = (figures: Figures): Metrics => ({
  totalCount: figures.totalCount,
  validCount: figures.validCount,
  totalAmount: eur(figures.totalCents),
  validAmount: eur(figures.validCents),
});

export const validOf = ({ validCount, validCents }: Figures) => ({ validCount, validAmount: eur(validCents) });

const dayText = ({ texts }: CallContext<unknown>, text: Day) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return texts('day', { day, month, year });
};

/** Refuses a range that breaks its bounds, on the wire's fields. */
export function checkRange(
  context: CallContext<unknown>,
  range: { readonly begin: Day; readonly end: Day },
  bounds: RangeBounds = reportBounds(context.today),
  fields = { begin: 'begin_date', end: 'end_date' },
) {
  const message = (problem: RangeProblem): Message => {
    if (problem === 'endBeforeBegin') return problem;
    return [problem, { day: dayText(context, problem === 'tooLate' ? bounds.latest : (bounds.earliest ?? '')) }];
  };
  const { begin, end } = rangeProblems(range, bounds);
  if (begin || end) {
    throw fieldErrors({
      ...(begin ? { [fields.begin]: message(begin) } : {}),
      ...(end ? { [fields.end]: message(end) } : {}),
    });
  }
}

/** What the query of a report selects of some outlets; refuses dates that break the rules. */
export function selectionOf(
  context: CallContext<unknown>,
  query: ReportQuery,
  outlets: readonly Outlet[],
  bounds?: RangeBounds,
): Selection {
  checkRange(context, { begin: query.beginDate, end: query.endDate }, bounds);
  return {
    outlets,
    channelIds: query.channelIds,
    from: indexOf(query.beginDate),
    to: indexOf(query.endDate),
    asOf: context.asOf,
  };
}

/** Whether one of the service's outlets is the user's. */
export const isTheirs =
  (service: ServiceName) =>
  (id: number, { username }: User, { catalogue }: SimulatorContext): boolean => {
    const outlets = catalogue.users.find((user) => user.username === username)?.outlets ?? {};
    return outlets === 'all' || (outlets[service]?.includes(id) ?? false);
  };

/** The outlets that the user may see, of one service or of all. */
export function outletsOf(context: SimulatorContext & { readonly user: User }, service?: ServiceName): Outlet[] {
  return context.catalogue.outlets.filter(
    (outlet) =>
      (service === undefined || outlet.service === service) &&
      isTheirs(outlet.service)(outlet.id, context.user, context),
  );
}

/** One outlet, which the wrapper has looked for already. */
export function outletOf({ catalogue }: CallContext<unknown>, service: ServiceName, id: number): Outlet {
  const found = findOutlet(catalogue, service, id);
  if (!found) throw new Error(`No outlet for ${service} ${id}`);
  return found;
}

export function channelReport({ ledger }: CallContext<unknown>, selection: Selection): ChannelReport {
  const rows = byChannel(ledger, selection);
  return {
    rows: rows.map((row) => ({ id: row.channel.id, name: row.channel.name, ...metricsOf(row) })),
    total: metricsOf(sumOf(rows)),
  };
}

export function detailReport({ ledger }: CallContext<unknown>, outlet: Outlet, selection: Selection) {
  const lines = details(ledger, outlet, selection);
  return {
    lines: lines.map((line) => ({
      id: line.id,
      date: line.date,
      articleName: line.article.name,
      price: eur(line.article.priceCents),
      channelName: line.channel.name,
      code: line.article.code,
      zoneName: line.article.zoneName,
      ...validOf(line),
    })),
  };
}

export function articleReport({ ledger }: CallContext<unknown>, outlet: Outlet, selection: Selection): ArticleReport {
  const rows = byArticle(ledger, outlet, selection);
  return {
    rows: rows.map((row) => ({
      id: row.article.id,
      name: row.article.name,
      price: eur(row.article.priceCents),
      code: row.article.code,
      zoneName: row.article.zoneName,
      ...metricsOf(row),
      channels: row.channels.map((share) => ({ id: share.channel.id, name: share.channel.name, ...validOf(share) })),
    })),
    total: metricsOf(sumOf(rows)),
  };
}

export const buckets = ({ from, to }: Selection) => bucketsOf(from, to);

export function intervalReport({ ledger }: CallContext<unknown>, selection: Selection): IntervalReport {
  const { daily, weekly, monthly } = series(ledger, selection, 1, () => 0);
  const point = ({ date, ...figures }: Point) => ({ date, ...metricsOf(figures) });
  return {
    daily: daily.map(point),
    weekly: weekly.map(point),
    monthly: monthly.map(point),
    ...buckets(selection),
  };
}
