import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { BorderFacts } from '../checks/facts.ts';
import type { Polygons } from '../editor/edits.ts';
import type { Mended } from '../geometry/mend.ts';
import { OverlapList } from '../operations/OverlapList.tsx';
import type { BorderOperations } from '../operations/useBorderOperations.ts';
import type { BorderEditorProps } from '../types.ts';
import { MendOffer } from './MendOffer.tsx';
import { Panel } from './Panel.tsx';
import { Problems } from './Problems.tsx';

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

interface MeasuresPanelProps extends Pick<BorderEditorProps, 'neighbours'> {
  readonly facts: BorderFacts | undefined;
  /** The facts are those of an earlier version of the border. */
  readonly pending: boolean;
  /** Crossings of the polygon that is being drawn. */
  readonly drawnCrossings: number;
  readonly onShowPlace: (at: Position) => void;
  readonly polygons: Polygons;
  /** What the map shows of mending; undefined: nothing. */
  readonly shown: Mended | undefined;
  readonly onShowMended: (shown: Mended | undefined) => void;
  readonly onMend: (polygons: Polygons) => void;
  readonly operations: BorderOperations;
  /** The border cannot be changed now: something is being drawn. */
  readonly disabled: boolean;
  /** The pieces of splits, which are not offered to be joined again. */
  readonly apart: ReadonlySet<Polygon>;
}

/** The border's size and its errors. */
export function MeasuresPanel(props: MeasuresPanelProps) {
  const { facts, pending, neighbours, drawnCrossings } = props;
  const { t } = useTranslation('borders');
  const { count, amount } = useFormats();
  const { size, problems = [], places = [], overlaps = [], mended } = facts ?? {};
  const { area = 0, perimeter = 0 } = size ?? {};
  const areas = [`${count(Math.round(area))} m²`, `${amount(area / 10_000)} ha`, `${amount(area / 1_000_000)} km²`];
  const [problem, ...others] = problems;
  const isSplit =
    !problem &&
    Object.keys(mended?.steps ?? {}).every((step) => step === 'joined') &&
    props.polygons.some((polygon) => props.apart.has(polygon));
  const crossed = drawnCrossings || (problem?.kind === 'crossing' ? places.length : 0);
  const title =
    others.length > 0
      ? t('problem.count', { count: problems.length })
      : crossed > 0
        ? t('problem.crossings', { count: crossed })
        : undefined;
  return (
    <Panel title={t('measures.title')}>
      <Facts data-stale={pending ? '' : undefined}>
        <dt>{t('measures.area')}</dt>
        {/* What an invalid border encloses is not defined. */}
        <dd>{size ? areas.join(' · ') : '–'}</dd>
        <dt>{t('measures.perimeter')}</dt>
        <dd>{size ? `${count(Math.round(perimeter))} m · ${amount(perimeter / 1000)} km` : '–'}</dd>
      </Facts>
      {pending && <FormBanner tone="info">{t('measures.checking')}</FormBanner>}
      {(problem || drawnCrossings > 0) && <Problems title={title} problems={problems} onShow={props.onShowPlace} />}
      {mended && !pending && drawnCrossings === 0 && !isSplit && (
        <MendOffer
          mended={mended}
          before={props.polygons}
          areaBefore={size?.area}
          takes="take"
          isShown={props.shown === mended}
          onShow={props.onShowMended}
          onTake={props.onMend}
        />
      )}
      {overlaps.length > 0 && !problem && (
        <OverlapList
          overlaps={overlaps}
          operations={props.operations.operations}
          disabled={pending || props.disabled}
          onCut={props.operations.cut}
        />
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
      {facts &&
        !pending &&
        !neighbours &&
        !problem &&
        overlaps.length === 0 &&
        drawnCrossings === 0 &&
        props.polygons.length > 0 && (
          <Text textStyle="text" color="success.fg">
            {t('measures.fine')}
          </Text>
        )}
    </Panel>
  );
}
