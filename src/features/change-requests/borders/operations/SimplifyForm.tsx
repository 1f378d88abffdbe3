import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { degreesText, readDegrees } from '../editor/degrees.ts';
import type { Polygons } from '../editor/edits.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { useAreaFormat } from '../useAreaFormat.ts';
import type { Operation } from './operate.ts';
import { PolygonChoice } from './PolygonChoice.tsx';
import { PreviewedResult } from './PreviewedResult.tsx';
import type { OperationFormProps } from './types.ts';
import { usePreview } from './usePreview.ts';

/** The metres by which a line may move: at first, at least and at most. */
const tolerances = { first: 1, least: 0.1, most: 100 };

const Change = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium' },
  },
});

/** How many vertices and how much area there are before and after. */
function Figures({ before, after }: { readonly before: Polygons; readonly after: Polygons }) {
  const { t } = useTranslation('operations');
  const { count } = useFormats();
  const formatArea = useAreaFormat();
  const areas = useMemo(() => ({ before: areaOf(before), after: areaOf(after) }), [before, after]);
  return (
    <Change>
      <dt>{t('simplify.points')}</dt>
      <dd>{t('simplify.change', { before: count(verticesOf(before)), after: count(verticesOf(after)) })}</dd>
      <dt>{t('simplify.area')}</dt>
      <dd>{t('simplify.change', { before: formatArea(areas.before), after: formatArea(areas.after) })}</dd>
    </Change>
  );
}

/** Leaves out vertices that hardly matter, with the result on the map before it is taken. */
export function SimplifyForm({ polygons, edited, operations, onClose }: OperationFormProps) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const [only, setOnly] = useState(edited);
  const [text, setText] = useState(String(tolerances.first));
  const read = readDegrees(text);
  const tolerance = read !== undefined && read >= tolerances.least && read <= tolerances.most ? read : undefined;
  const operation = useMemo(
    (): Operation | undefined => (tolerance === undefined ? undefined : { kind: 'simplify', tolerance, only }),
    [tolerance, only],
  );
  const outcome = usePreview(polygons, operation);
  const range = { from: degreesText(tolerances.least, language), to: degreesText(tolerances.most, language) };
  return (
    <Grid gap="3">
      <PolygonChoice count={polygons.length} value={only} onChange={setOnly} />
      <TextField
        size="sm"
        label={t('simplify.tolerance')}
        inputMode="decimal"
        enterKeyHint="done"
        value={text}
        error={tolerance === undefined ? t('simplify.notTolerance', range) : undefined}
        onChange={setText}
      />
      {operation && (
        <PreviewedResult outcome={outcome} operations={operations} onClose={onClose}>
          {(done) => <Figures before={polygons} after={done.polygons} />}
        </PreviewedResult>
      )}
    </Grid>
  );
}
