import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#api/contract/borders.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import type { Polygons } from '../editor/edits.ts';
import type { BorderEditorModel } from '../editor/useBorderEditor.ts';
import { verticesOf } from '../geometry/measure.ts';
import type { Overlap } from '../geometry/overlap.ts';
import { useAreaFormat } from '../useAreaFormat.ts';
import type { Done } from './operate.ts';
import { useOperations } from './useOperations.ts';

interface Shown {
  readonly of: Polygons;
  readonly polygons: Polygons;
}

/** Returns metres for display: centimetres below a metre. */
export function useLengthFormat(): (metres: number) => string {
  const { count, amount } = useFormats();
  return (metres) => (metres < 1 ? `${count(Math.ceil(metres * 100))} cm` : `${amount(metres)} m`);
}

/** The operations of a border's editor: what they do is one step each, and is said. */
export function useBorderOperations({ state, dispatch, others }: BorderEditorModel) {
  const { t } = useTranslation('operations');
  const { count } = useFormats();
  const formatArea = useAreaFormat();
  const formatLength = useLengthFormat();
  const { present, mode } = state;
  const [shown, setShown] = useState<Shown>();
  /** The polygon that the line is drawn for; undefined: each that it crosses. */
  const onlyRef = useRef<number>(undefined);

  const textOf = (done: Done, of: Polygons, zone: string | undefined) => {
    switch (done.kind) {
      case 'split':
        return t('split.done', { count: done.pieces.length });
      case 'join':
        return done.gap > 0 ? t('join.doneGap', { gap: formatLength(done.gap) }) : t('join.done');
      case 'simplify':
        return t('simplify.done', { before: count(verticesOf(of)), after: count(verticesOf(done.polygons)) });
      case 'square':
        return t('square.done');
      case 'cut': {
        const name = others.find(({ zoneCode }) => zoneCode === zone)?.zoneName ?? '';
        const said = t('cut.done', { area: formatArea(done.area), name });
        return done.gone > 0 ? `${said} ${t('cut.lost', { count: done.gone })}` : said;
      }
    }
  };
  const take = (done: Done, of: Polygons, zone?: string) => {
    dispatch({
      type: 'operated',
      of,
      polygons: done.polygons,
      ...(done.kind === 'split' ? { pieces: done.pieces } : {}),
    });
    setShown(undefined);
    toast.success(textOf(done, of, zone), toastTime.operation);
  };
  const operations = useOperations(present, take);
  return {
    operations,
    /** What an operation would do, for the map. */
    preview: shown?.of === present && mode.kind !== 'draw' ? shown.polygons : undefined,
    showPreview: (polygons: Polygons | undefined) => setShown(polygons && { of: present, polygons }),
    /** Takes what was previewed. */
    take: (done: Done) => take(done, present),
    /** Lets the user draw a line on the map, which splits one polygon or each that it crosses. */
    drawLine: (only: number | undefined) => {
      onlyRef.current = only;
      operations.forget();
      dispatch({ type: 'startDrawing', what: 'line' });
    },
    lineDrawn: (line: readonly Position[]) => {
      dispatch({ type: 'lineDrawn' });
      operations.run({ kind: 'split', line, only: onlyRef.current });
    },
    cut: ({ zoneCode }: Overlap) => {
      const zone = others.find((other) => other.zoneCode === zoneCode);
      if (zone) operations.run({ kind: 'cut', others: zone.polygons }, zoneCode);
    },
  };
}

export type BorderOperations = ReturnType<typeof useBorderOperations>;
