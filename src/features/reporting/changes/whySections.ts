import type { TFunction } from 'i18next';
import type { Formats } from '#design-system/language/formats.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import type { ReportCell, ReportSection } from '#features/report-files/index.ts';
import { causesIn } from './causes.ts';
import { rankedWithRest } from './ranked.ts';
import { sentenceOf } from './sentence.ts';
import { waterfallOf } from './steps.ts';
import type { Division } from './view.ts';
import { type ComparedList, divisionsOf, type Why, type WhyReports, whyOfList, whyOfReport } from './why.ts';

/** What the sections of a file need to write as the screen does. */
interface FileTexts {
  readonly t: TFunction<'reporting'>;
  readonly formats: Formats;
}

/** The same, with the texts of why a total changed, which the page may not have loaded. */
async function withOwnTexts({ t, formats }: FileTexts) {
  await loadTexts(['changes']);
  const own = i18next.getFixedT(formats.language, 'changes') as TFunction<'changes'>;
  return { t: own, reporting: t, formats };
}

type OwnTexts = Awaited<ReturnType<typeof withOwnTexts>>;

/** The causes with the sentence, then the parts with their waterfall (behaviour 4.19). */
function sectionsOf(
  why: Why,
  names: { readonly column: string; readonly list: string },
  { t, reporting, formats }: OwnTexts,
): ReportSection[] {
  const { ranking, total } = why;
  const hasPoints = ranking.total.points !== null;
  const contribution = { header: t('columns.contribution'), kind: 'amount', difference: true } as const;
  const points = hasPoints ? [{ header: t('columns.points'), kind: 'amount', difference: true } as const] : [];
  const cells = (of: { readonly difference: number; readonly points: number | null }): ReportCell[] => [
    of.difference,
    ...(hasPoints ? [of.points] : []),
  ];
  const group = { id: 'amount', name: reporting('columns.amount') };
  const causes = causesIn(why, t, reporting, formats);
  return [
    {
      title: reporting('why'),
      text: sentenceOf(why, t, formats),
      table: {
        columns: [{ header: t('columns.cause'), kind: 'text' }, contribution, ...points],
        rows: causes.flatMap(({ id, name, contribution: of }) =>
          id === 'total' ? [] : [{ cells: [name, ...cells(of)] }],
        ),
        totals: [reporting('columns.total'), ...cells(ranking.total)],
      },
    },
    {
      title: t('file', { by: names.list }),
      table: {
        columns: [
          { header: names.column, kind: 'text' },
          { header: reporting('columns.primary'), group, kind: 'amount' },
          { header: reporting('columns.compare'), group, kind: 'amount', muted: true },
          contribution,
          ...points,
        ],
        rows: rankedWithRest(ranking, total, t('rest')).map((part) => ({
          cells: [part.name, part.primary.validAmount, part.compare.validAmount, ...cells(part)],
        })),
        totals: [
          reporting('columns.total'),
          total.primary.validAmount,
          total.compare.validAmount,
          ...cells(ranking.total),
        ],
      },
      waterfall: { steps: waterfallOf(why, { t, total: reporting('columns.total'), formats }) },
      empty: reporting('empty.text'),
    },
  ];
}

/** Why the total of a list of outlets changed, for its files; no sections where nothing is compared. */
export async function whySectionsOfList(
  list: ComparedList,
  names: { readonly column: string; readonly list: string },
  texts: FileTexts,
): Promise<ReportSection[]> {
  const why = whyOfList(list);
  return why ? sectionsOf(why, names, await withOwnTexts(texts)) : [];
}

/** Why the total of an outlet changed, for its files, divided as on the screen where that is possible. */
export async function whySectionsOfReport(
  reports: WhyReports,
  { by, hasZones }: { readonly by: Division; readonly hasZones: boolean },
  texts: FileTexts,
): Promise<ReportSection[]> {
  const divisions = divisionsOf(reports, hasZones);
  const division = divisions.find((each) => each === by) ?? divisions[0];
  if (!division || reports.articles.compare === null) return [];
  const own = await withOwnTexts(texts);
  const { t, reporting } = own;
  const why = whyOfReport(reports, division, reporting('articles.noZone'));
  if (!why) return [];
  const column = { channels: 'columns.channel', zones: 'columns.zone', articles: 'columns.article' } as const;
  return sectionsOf(why, { column: reporting(column[division]), list: t(`divisions.${division}`) }, own);
}
