import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { BorderProblem } from '#api/borderRules.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import type { BorderFacts } from '../checks/facts.ts';
import { positionText } from '../editor/degrees.ts';
import type { Polygons } from '../editor/edits.ts';
import { squareAround } from '../geometry/square.ts';
import type { BorderEditorProps } from '../types.ts';
import { useAreaFormat } from '../useAreaFormat.ts';
import { Panel } from './Panel.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'table',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium' },
    '&[data-stale]': { opacity: 0.55 },
  },
});

/** Returns a function that describes a border's error and its place. */
export function useProblemText() {
  const { t } = useTranslation('borders');
  const language = useLanguage();
  return ({ kind, polygon = 0, at = [] }: BorderProblem) =>
    t(`problem.${kind}`, { polygon: polygon + 1, at: positionText(at, language) });
}

interface MeasuresPanelProps extends Pick<BorderEditorProps, 'neighbours'> {
  readonly facts: BorderFacts | undefined;
  /** The facts are those of an earlier version of the border. */
  readonly pending: boolean;
  /** Crossings of the polygon that is being drawn. */
  readonly drawnCrossings: number;
  readonly onShow: (polygons: Polygons) => void;
}

/** The border's size and its errors. */
export function MeasuresPanel({ facts, pending, neighbours, drawnCrossings, onShow }: MeasuresPanelProps) {
  const { t } = useTranslation('borders');
  const { count, amount } = useFormats();
  const formatArea = useAreaFormat();
  const problemText = useProblemText();
  const { area = 0, perimeter = 0, problem, crossings = [], overlaps = [] } = facts ?? {};
  const at = problem?.at;
  const areas = [`${count(Math.round(area))} m²`, `${amount(area / 10_000)} ha`, `${amount(area / 1_000_000)} km²`];
  const crossed = drawnCrossings || crossings.length;
  return (
    <Panel title={t('measures.title')}>
      <Facts data-stale={pending ? '' : undefined}>
        <dt>{t('measures.area')}</dt>
        {/* What a border encloses that crosses itself is not defined. */}
        <dd>{facts && crossings.length === 0 ? areas.join(' · ') : '–'}</dd>
        <dt>{t('measures.perimeter')}</dt>
        <dd>{facts ? `${count(Math.round(perimeter))} m · ${amount(perimeter / 1000)} km` : '–'}</dd>
      </Facts>
      {pending && <FormBanner tone="info">{t('measures.checking')}</FormBanner>}
      {(problem || drawnCrossings > 0) && (
        <FormBanner
          title={crossed > 0 ? t('problem.crossings', { count: crossed }) : undefined}
          action={
            at && (
              <Button
                size="xs"
                onClick={() => onShow([squareAround({ longitude: at[0] ?? 0, latitude: at[1] ?? 0 }, 60)])}
              >
                {t('problem.show')}
              </Button>
            )
          }
        >
          {problem && problemText(problem)}
        </FormBanner>
      )}
      {overlaps.length > 0 && !problem && (
        <FormBanner tone="warning" title={t('measures.overlaps')}>
          <ul style={{ listStyle: 'none' }}>
            {overlaps.map(({ zoneCode, zoneName, area: common }) => (
              <li key={zoneCode}>
                {t('measures.overlap', { code: zoneCode, name: zoneName, area: formatArea(common) })}
              </li>
            ))}
          </ul>
        </FormBanner>
      )}
      {neighbours?.state === 'failed' && (
        <FormBanner
          tone="warning"
          action={
            <Button size="xs" onClick={neighbours.retry}>
              {t('measures.neighboursRetry')}
            </Button>
          }
        >
          {t('measures.neighboursFailed')}
        </FormBanner>
      )}
      {neighbours?.state === 'loading' && <FormBanner tone="info">{t('measures.neighboursLoading')}</FormBanner>}
      {facts && !pending && !neighbours && !problem && overlaps.length === 0 && drawnCrossings === 0 && area > 0 && (
        <Text textStyle="text" color="success.fg">
          {t('measures.fine')}
        </Text>
      )}
    </Panel>
  );
}
