import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sharesOfTotal } from '#api/shares.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference, DifferenceNote } from '#design-system/Difference/Difference.tsx';
import { type Formats, useFormats } from '#design-system/language/formats.ts';
import type { ComparedRow } from '../model.ts';
import type { Measure, PlacedFigures, Totals } from './placedFigures.ts';

type Row = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

const measures: readonly Measure[] = ['validCount', 'validAmount'];

/** What a share or rank column shows; its id is the measure's with this behind a dot. */
type PlacedPart = 'share' | 'zoneShare' | 'rank';

/** The heads of share and rank columns, on screen and in files. */
export interface PlacedHead {
  readonly measure: Measure;
  readonly part: PlacedPart;
  /** `Udio u količini`, and where there are zones `Udio u ukupnoj količini`. */
  readonly name: string;
  /** The head of the change, under the name. */
  readonly change: string;
}

/** Shares and ranks of quantity and amount, in their order. */
export function placedHeads(t: TFunction<'shares'>, zoned: boolean): PlacedHead[] {
  const heads = (part: PlacedPart, key: 'share' | 'ofTotal' | 'ofZone' | 'rank'): PlacedHead[] =>
    measures.map((measure) => ({
      measure,
      part,
      name: t(`names.${key}.${measure}`),
      change: t(part === 'rank' ? 'places' : 'points'),
    }));
  return zoned
    ? [...heads('share', 'ofTotal'), ...heads('zoneShare', 'ofZone'), ...heads('rank', 'rank')]
    : [...heads('share', 'share'), ...heads('rank', 'rank')];
}

interface ShareColumnsOptions<R extends Row> {
  readonly figures: PlacedFigures<R>;
  readonly total: Totals;
  /** Whether rows have shares of their zone too. */
  readonly zoned: boolean;
  /** The head of a figure of the period, when comparing. */
  readonly primaryHead: string;
  readonly formats: Formats;
  readonly t: TFunction<'shares'>;
}

/**
 * The columns of shares and ranks (behaviour 5.25 and 5.26), hidden until chosen. Their ids are `validCount.share`,
 * `.zoneShare` and `.rank`, with `Change` behind them for the change.
 */
function shareColumns<R extends Row>(options: ShareColumnsOptions<R>): DataTableColumn<R>[] {
  const { figures, total, zoned, primaryHead, formats, t } = options;
  const comparing = total.compare !== null;
  const { percent, signedAmount, signedCount } = formats;
  return placedHeads(t, zoned).flatMap(({ measure, part, name, change }): DataTableColumn<R>[] => {
    const common = { kind: 'number', width: 125, defaultHidden: true } as const;
    const head = comparing ? { header: primaryHead, group: name } : { header: name };
    if (part === 'rank') {
      const place = (row: R) => figures.row(row, measure).place;
      const rank: DataTableColumn<R> = {
        ...common,
        ...head,
        id: `${measure}.rank`,
        risesFirst: true,
        value: (row) => place(row).rank,
        file: { kind: 'count' },
      };
      if (!comparing) return [rank];
      return [
        rank,
        {
          ...common,
          id: `${measure}.rankChange`,
          header: change,
          group: name,
          value: (row) => place(row).change,
          file: { kind: 'count', isDifference: true },
          cell: (row) => {
            const { change: places, mark } = place(row);
            if (mark) return <DifferenceNote mark={mark} />;
            // A place that is held is no fall.
            if (!places) return places === 0 ? signedCount(0) : undefined;
            return <Difference value={places} text={signedCount(places)} />;
          },
        },
      ];
    }
    const of = (row: R) => {
      const { ofTotal, ofZone } = figures.row(row, measure);
      return part === 'zoneShare' ? (ofZone ?? ofTotal) : ofTotal;
    };
    const whole = sharesOfTotal([total.primary[measure]], total.primary[measure])[0]?.rounded ?? 0;
    const ofGroup = (zone: string) => {
      if (part === 'share') return figures.zone(zone, measure);
      const own = figures.subtotals?.get(zone)?.primary[measure] ?? 0;
      const [share] = sharesOfTotal([own], own);
      return share && { share, change: null };
    };
    const points = (value: { readonly rounded: number; readonly exact: number } | null | undefined) =>
      value && <Difference value={value.exact} text={signedAmount(value.rounded)} />;
    const share: DataTableColumn<R> = {
      ...common,
      ...head,
      id: `${measure}.${part}`,
      value: (row) => of(row).share.exact,
      file: { kind: 'percent', value: (row) => of(row).share.rounded, ...(part === 'share' ? { total: whole } : {}) },
      cell: (row) => percent(of(row).share.rounded),
      ...(part === 'share' ? { total: percent(whole) } : {}),
      ...(zoned
        ? {
            groupTotal: (zone: string) => {
              const own = ofGroup(zone);
              return own && percent(own.share.rounded);
            },
          }
        : {}),
    };
    if (!comparing) return [share];
    return [
      share,
      {
        ...common,
        id: `${measure}.${part}Change`,
        header: change,
        group: name,
        value: (row) => of(row).change?.exact,
        file: { kind: 'amount', value: (row) => of(row).change?.rounded ?? null, isDifference: true },
        cell: (row) => points(of(row).change),
        ...(zoned && part === 'share' ? { groupTotal: (zone: string) => points(ofGroup(zone)?.change) } : {}),
      },
    ];
  });
}

/** Returns a function that makes the columns of shares and ranks of a table's rows; it is stable. */
export function useShareColumns() {
  const { t } = useTranslation(['shares', 'reporting']);
  const formats = useFormats();
  return useCallback(
    <R extends Row>(options: Pick<ShareColumnsOptions<R>, 'figures' | 'total' | 'zoned'>): DataTableColumn<R>[] =>
      shareColumns({
        ...options,
        primaryHead: t('reporting:columns.primary'),
        formats,
        t,
      }),
    [formats, t],
  );
}
