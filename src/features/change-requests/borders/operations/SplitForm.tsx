import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PolygonChoice } from './PolygonChoice.tsx';
import { Refused } from './Refused.tsx';
import type { OperationFormProps } from './types.ts';

interface SplitFormProps extends OperationFormProps {
  /** The line is being drawn. */
  readonly isDrawing: boolean;
}

/** Splits polygons by a line that is drawn on the map, or straight from one of a polygon's vertices to another. */
export function SplitForm({ polygons, edited, operations, isDrawing }: SplitFormProps) {
  const { t } = useTranslation('operations');
  const { count } = useFormats();
  const [only, setOnly] = useState(edited);
  const [ends, setEnds] = useState({ from: '', to: '' });
  const [isAsked, setAsked] = useState(false);
  const { running, refused } = operations.operations;
  const ring = polygons[only ?? (polygons.length === 1 ? 0 : -1)]?.[0];
  const most = Math.max(0, (ring?.length ?? 0) - 1);
  const positionAt = (text: string) =>
    /^\d{1,6}$/.test(text.trim()) ? ring?.slice(0, -1)[Number(text) - 1] : undefined;
  const errorOf = (text: string) =>
    isAsked && !positionAt(text) ? t('split.notVertex', { count: most, formatted: count(most) }) : undefined;
  const splitAtVertices = () => {
    setAsked(true);
    const [from, to] = [positionAt(ends.from), positionAt(ends.to)];
    if (from && to) operations.operations.run({ kind: 'split', line: [from, to], only: only ?? 0 });
  };
  if (isDrawing)
    return (
      <Text textStyle="text" color="fg.muted" role="status">
        {t('split.drawing')}
      </Text>
    );
  return (
    <Grid gap="3">
      <Text textStyle="text" color="fg.muted">
        {t('split.hint')}
      </Text>
      <PolygonChoice count={polygons.length} value={only} onChange={setOnly} />
      <Flex>
        <Button
          size="sm"
          variant="solid"
          icon={<PencilLine size={15} aria-hidden />}
          busy={running?.kind === 'split'}
          onClick={() => operations.drawLine(only)}
        >
          {t('split.draw')}
        </Button>
      </Flex>
      <Refused reason={refused?.kind === 'split' ? refused.refused : undefined} />
      {ring && (
        <Grid gap="2">
          <Text textStyle="xs" color="fg.muted">
            {t('split.byVertices')}
          </Text>
          <Grid gap="2" templateColumns="repeat(2, minmax(0, 1fr))">
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                size="sm"
                label={t(`split.${end}`)}
                inputMode="numeric"
                value={ends[end]}
                error={errorOf(ends[end])}
                onChange={(value) => setEnds({ ...ends, [end]: value })}
              />
            ))}
          </Grid>
          <Flex>
            <Button size="sm" onClick={splitAtVertices}>
              {t('split.along')}
            </Button>
          </Flex>
        </Grid>
      )}
    </Grid>
  );
}
