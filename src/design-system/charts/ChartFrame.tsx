import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownElement } from '../ownElement.tsx';

/** Surrounds every chart, and dims it while new figures load. */
export const ChartFrame = chakra('figure', {
  base: {
    margin: '0',
    minWidth: '0',
    position: 'relative',
    '&[data-dimmed] [data-part=canvas]': { opacity: 0.55, transitionDelay: '150ms' },
  },
});

const Bars = chakra('div', {
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

/** Skeleton of a chart, of the same height, until its figures and the code that draws it are loaded. */
export function DrawingSkeleton({ height, round }: { height: number; round?: boolean }) {
  const { t } = useTranslation('data');
  const size = Math.min(height - 24, 190);
  return (
    <Bars role="img" aria-label={t('chart.loading')} aria-busy style={{ height }} data-round={round ? '' : undefined}>
      {round ? (
        <span style={{ width: size, height: size }} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their position
        heights.map((share, index) => <span key={index} style={{ height: `${share}%` }} />)
      )}
    </Bars>
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

/** Replaces a chart without figures, or whose code could not be loaded; `onRetry` loads it again. */
export function ChartNotice({
  height,
  onRetry,
  children,
}: {
  height: number;
  onRetry?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('data');
  return (
    <Notice role={onRetry ? 'alert' : undefined} style={{ minHeight: height }}>
      {ownElement(children)}
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          <RefreshCw aria-hidden />
          <span>{t('chart.retry')}</span>
        </Button>
      )}
    </Notice>
  );
}
