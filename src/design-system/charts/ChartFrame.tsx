import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';

/** Around every chart: the tooltip's and the legend's look, and the dimming while new figures load. */
export const ChartFrame = chakra('figure', {
  base: {
    margin: '0',
    minWidth: '0',
    position: 'relative',
    '&[data-dimmed] [data-part=canvas]': { opacity: 0.55, transitionDelay: '150ms' },
    '& [data-part=canvas]': { width: '100%', minWidth: '0', overflow: 'visible', transition: 'opacity 150ms' },
    '& .highcharts-container, & .highcharts-container svg': { overflow: 'visible !important' },
    '& .ds-tip': { display: 'block', textStyle: 'table', minWidth: '9rem' },
    '& .ds-head': {
      color: 'fg.muted',
      textStyle: 'label',
      marginBottom: '1',
      _firstLetter: { textTransform: 'uppercase' },
    },
    '& .ds-tip table': { width: '100%' },
    '& .ds-tip td': { paddingBlock: '0.5', verticalAlign: 'top' },
    '& .ds-mark': { display: 'inline-block', width: '2.5', height: '2.5', borderRadius: '3px', marginInlineEnd: '2' },
    '& .ds-own': { color: 'fg.muted', textStyle: 'label' },
    '& .ds-value': { textAlign: 'end', fontWeight: 'semibold', paddingInlineStart: '4', whiteSpace: 'nowrap' },
  },
});

const Bones = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '3',
    paddingInline: '4',
    paddingBottom: '8',
    animation: 'appear 150ms 150ms both',
    '& span': { flex: '1', maxWidth: '10', borderRadius: 'l1', bg: 'bg.emphasized', animation: 'pulse' },
    '&[data-round]': {
      padding: '0',
      justifyContent: 'center',
      alignItems: 'center',
      '& span': { flex: 'none', maxWidth: 'none', borderRadius: 'full', rotate: 'x 42deg' },
    },
  },
});

const heights = [38, 54, 62, 48, 34, 18, 22, 58, 72, 66, 50, 42, 26, 30, 64, 78, 70, 52];

/** What stands in a chart's place, as high as it, until figures and drawing code are there. */
export function ChartBones({ height, round }: { height: number; round?: boolean }) {
  const { t } = useTranslation('ui');
  const size = Math.min(height - 24, 190);
  return (
    <Bones role="img" aria-label={t('chart.loading')} aria-busy style={{ height }} data-round={round ? '' : undefined}>
      {round ? (
        <span style={{ width: size, height: size }} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: these bars are nothing but their place
        heights.map((share, index) => <span key={index} style={{ height: `${share}%` }} />)
      )}
    </Bones>
  );
}

const Notice = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    padding: '4',
    textStyle: 'text',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

/** A chart's place when there is nothing to draw, or nothing to draw it with. */
export function ChartNotice({
  height,
  onRetry,
  children,
}: {
  height: number;
  onRetry?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <Notice role={onRetry ? 'alert' : undefined} style={{ minHeight: height }}>
      {children}
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          <RefreshCw aria-hidden />
          {t('chart.retry')}
        </Button>
      )}
    </Notice>
  );
}
