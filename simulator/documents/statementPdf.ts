import { rounded } from '#api/figures.ts';
import type { CallContext } from '../handlers/handler.ts';
import { byArticle, byChannel, sumOf } from '../ledger/aggregates.ts';
import { monthOf, type Statement } from '../ledger/statements.ts';
import { numbersOf } from './numbers.ts';
import { makePdf } from './pdf.ts';

const vatPercent = 25;

/** A month's statement: the partner's valid sales by article and channel, the operator's fee, and what is left. */
export function statementPdf(statement: Statement, context: CallContext<unknown>): Promise<Uint8Array> {
  const { language, texts, ledger, asOf } = context;
  const { amount, count, day } = numbersOf(language);
  const { outlet } = statement;
  const selection = { outlets: [outlet], channelIds: undefined, asOf, ...monthOf(statement) };
  const articles = byArticle(ledger, outlet, selection).filter(({ validCount }) => validCount > 0);
  const channels = byChannel(ledger, selection).filter(({ validCount }) => validCount > 0);
  const { validCount, validCents } = sumOf(articles);
  const percent = outlet.feePercent;
  const partOf = (cents: number, percent: number) => rounded(BigInt(cents) * BigInt(percent), 100n, 0);
  const fee = partOf(validCents, percent);
  const feeVat = partOf(fee, vatPercent);
  return makePdf({
    language,
    title: statement.name,
    facts: [
      [texts('document.partner'), statement.partnerName],
      [texts('document.period'), `${day(statement.begin)} – ${day(statement.end)}`],
      [texts('document.gross'), amount(validCents)],
      [texts('document.fee', { percent }), amount(-fee)],
      [texts('document.feeVat'), amount(-feeVat)],
      [texts('document.payable'), amount(validCents - fee - feeVat)],
    ],
    tables: [
      {
        heading: texts('document.byArticle'),
        columns: [
          { title: texts('document.article'), part: 0.44 },
          { title: texts('document.code'), part: 0.14 },
          { title: texts('document.price'), part: 0.14, figures: true },
          { title: texts('document.quantity'), part: 0.13, figures: true },
          { title: texts('document.amount'), part: 0.15, figures: true },
        ],
        rows: articles.map(({ article, ...figures }) => [
          article.zoneName ? `${article.name}, ${article.zoneName}` : article.name,
          article.code,
          amount(article.priceCents),
          count(figures.validCount),
          amount(figures.validCents),
        ]),
        total: [texts('document.total'), '', '', count(validCount), amount(validCents)],
      },
      {
        heading: texts('document.byChannel'),
        columns: [
          { title: texts('document.channel'), part: 0.72 },
          { title: texts('document.quantity'), part: 0.13, figures: true },
          { title: texts('document.amount'), part: 0.15, figures: true },
        ],
        rows: channels.map(({ channel, ...figures }) => [
          channel.name,
          count(figures.validCount),
          amount(figures.validCents),
        ]),
        total: [texts('document.total'), count(validCount), amount(validCents)],
      },
    ],
    notes: [texts('document.simulated')],
    // The creation date is the statement's, so that the same statement has the same bytes.
    madeAt: new Date(`${statement.end}T12:00:00Z`),
  });
}
