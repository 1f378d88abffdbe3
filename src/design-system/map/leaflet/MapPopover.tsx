import { chakra } from '@chakra-ui/react/styled-system';
import type { PointTuple } from 'leaflet';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup, useMap, useMapEvents } from 'react-leaflet';
import { IconButton } from '../../Button/IconButton.tsx';
import { cutText } from '../../LongText/cutText.ts';
import { longText } from '../../LongText/LongText.tsx';
import type { MapShape } from '../types.ts';

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '1',
    minWidth: '12rem',
    maxWidth: '18rem',
    ps: '3.5',
    pe: '1.5',
    pt: '1.5',
    pb: '3',
    textStyle: 'text',
    outline: '0',
    '& > strong': { alignSelf: 'center', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& > div': { gridColumn: '1 / -1', pe: '2', overflowWrap: 'anywhere' },
  },
});

const offset: PointTuple = [0, 0];

export interface MapPopoverProps {
  readonly shape: MapShape;
  /** The place that it points to, in degrees; another place needs another `key`. */
  readonly lat: number;
  readonly lng: number;
  /** A function that stays the same: Leaflet closes the popover when it changes. */
  readonly onClose: () => void;
}

/** A shape's details over it. Takes the focus; Escape closes it and returns the focus. */
export function MapPopover({ shape, lat, lng, onClose }: MapPopoverProps) {
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  const eventHandlers = useMemo(() => ({ remove: onClose }), [onClose]);
  useMapEvents(useMemo(() => ({ click: onClose }), [onClose]));
  return (
    <Popup
      position={position}
      closeButton={false}
      // A click on another shape moves it; the map's own closing would come between.
      closeOnClick={false}
      autoPan={false}
      maxWidth={320}
      offset={offset}
      eventHandlers={eventHandlers}
    >
      <PopoverPanel shape={shape} position={position} onClose={onClose} />
    </Popup>
  );
}

interface PopoverPanelProps extends Pick<MapPopoverProps, 'shape' | 'onClose'> {
  readonly position: { readonly lat: number; readonly lng: number };
}

function PopoverPanel({ shape, position, onClose }: PopoverPanelProps) {
  const { t } = useTranslation('map');
  const map = useMap();
  const panelRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const returnTo = document.activeElement;
    // The whole panel is seen, however near to the edge the shape is.
    map.panInside(position, { paddingTopLeft: [170, 190], paddingBottomRight: [170, 40], animate: false });
    panelRef.current?.focus({ preventScroll: true });
    return () => {
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true });
    };
  }, [map, position]);
  return (
    <Panel
      ref={panelRef}
      role="dialog"
      aria-label={cutText(shape.label)}
      tabIndex={-1}
      // A click on the button removes the panel; the map would take it for a click on itself.
      onClick={(event) => event.nativeEvent.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <strong>{longText(shape.label)}</strong>
      <IconButton
        variant="ghost"
        size="xs"
        label={t('closePopover', { name: cutText(shape.label) })}
        icon={<X aria-hidden />}
        onClick={onClose}
      />
      {shape.popover && <div>{shape.popover}</div>}
    </Panel>
  );
}
