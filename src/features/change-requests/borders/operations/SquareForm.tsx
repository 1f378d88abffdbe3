import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operation } from './operate.ts';
import { PolygonChoice } from './PolygonChoice.tsx';
import { PreviewedResult } from './PreviewedResult.tsx';
import type { OperationFormProps } from './types.ts';
import { useLengthFormat } from './useBorderOperations.ts';
import { usePreview } from './usePreview.ts';

/** Makes right corners of nearly right ones, with the result on the map before it is taken. */
export function SquareForm({ polygons, edited, operations, onClose }: OperationFormProps) {
  const { t } = useTranslation('operations');
  const formatLength = useLengthFormat();
  const [only, setOnly] = useState(edited);
  const operation = useMemo((): Operation => ({ kind: 'square', only }), [only]);
  const outcome = usePreview(polygons, operation);
  return (
    <Grid gap="3">
      <Text textStyle="text" color="fg.muted">
        {t('square.hint')}
      </Text>
      <PolygonChoice count={polygons.length} value={only} onChange={setOnly} />
      <PreviewedResult outcome={outcome} operations={operations} onClose={onClose}>
        {(done) =>
          done.kind === 'square' && (
            <Text textStyle="text">
              {t('square.corners', { count: done.corners, furthest: formatLength(done.furthest) })}
            </Text>
          )
        }
      </PreviewedResult>
    </Grid>
  );
}
