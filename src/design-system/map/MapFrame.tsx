import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import MapIcon from 'lucide-react/icons/map';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Satellite from 'lucide-react/icons/satellite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { Attribution } from './baseLayers.ts';
import type { BaseLayer } from './types.ts';

const Notice = chakra('div', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '7',
    zIndex: 1,
    maxWidth: 'calc(100% - 1.5rem)',
    px: '2.5',
    py: '1.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'warning.border',
    bg: 'warning.bg',
    color: 'warning.fg',
    textStyle: 'xs',
  },
});

const AttributionText = chakra('div', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '0',
    zIndex: 1,
    maxWidth: '100%',
    px: '2',
    py: '0.5',
    bg: 'bg.surface',
    color: 'fg.muted',
    borderTopLeftRadius: 'l1',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
  },
});

export interface MapFrameProps {
  readonly baseLayer: BaseLayer;
  readonly onBaseLayer: (baseLayer: BaseLayer) => void;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  /** Shows everything that lies on the map. */
  readonly onFit: () => void;
  /** The owner of the base layer's images. */
  readonly attribution: Attribution;
  /** The base layer's server returns no images. */
  readonly failed: boolean;
  /** The map; it fills the frame. */
  readonly children: ReactNode;
}

/** The portal's own map controls, with accessible names and in the portal's theme, around a map of any library. */
export function MapFrame({
  baseLayer,
  onBaseLayer,
  onZoomIn,
  onZoomOut,
  onFit,
  attribution,
  failed,
  children,
}: MapFrameProps) {
  const { t } = useTranslation('map');
  return (
    <Box
      position="relative"
      zIndex="0"
      isolation="isolate"
      overflow="hidden"
      height="100%"
      minHeight="12rem"
      borderRadius="inherit"
    >
      {children}
      <Box position="absolute" top="3" left="3" zIndex="1" display="grid" gap="1.5">
        <IconButton size="sm" label={t('zoomIn')} icon={<Plus aria-hidden />} onClick={onZoomIn} />
        <IconButton size="sm" label={t('zoomOut')} icon={<Minus aria-hidden />} onClick={onZoomOut} />
        <IconButton size="sm" label={t('fit')} icon={<Maximize aria-hidden />} onClick={onFit} />
      </Box>
      <Box position="absolute" top="3" right="3" zIndex="1" boxShadow="sm" borderRadius="l2">
        <SegmentedControl
          label={t('base')}
          value={baseLayer}
          onChange={onBaseLayer}
          options={[
            { value: 'street', label: t('street'), icon: <MapIcon aria-hidden /> },
            { value: 'satellite', label: t('satellite'), icon: <Satellite aria-hidden /> },
          ]}
        />
      </Box>
      {failed && <Notice role="status">{t('tilesFailed')}</Notice>}
      <AttributionText>
        {attribution.link ? (
          <chakra.a href={attribution.link} target="_blank" rel="noopener" _hover={{ textDecoration: 'underline' }}>
            {`${t('source')} ${attribution.text}`}
          </chakra.a>
        ) : (
          `${t('source')} ${attribution.text}`
        )}
      </AttributionText>
    </Box>
  );
}
