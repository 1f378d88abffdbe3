import { chakra } from '@chakra-ui/react/styled-system';
import type * as Leaflet from 'leaflet';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { L } from './leaflet/core.ts';
import './texts.ts';
import type { MapShape } from './types.ts';

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

export interface MapPopoverProps {
  readonly map: Leaflet.Map;
  readonly shape: MapShape;
  /** Where it points. */
  readonly at: Leaflet.LatLng;
  readonly onClose: () => void;
}

/** What is told of a shape, over it; takes the focus, Escape closes it and gives it back. */
export function MapPopover({ map, shape, at, onClose }: MapPopoverProps) {
  const { t } = useTranslation('map');
  const [element] = useState(() => document.createElement('div'));
  const panelRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef(onClose);
  closeRef.current = onClose;
  useLayoutEffect(() => {
    const popup = L.popup({ closeButton: false, autoPan: false, maxWidth: 320, offset: [0, 0] })
      .setLatLng(at)
      .setContent(element);
    const returnTo = document.activeElement;
    const close = () => closeRef.current();
    popup.openOn(map);
    // So that the whole of it is seen, however near to the edge the shape is.
    map.panInside(at, { paddingTopLeft: [170, 190], paddingBottomRight: [170, 40], animate: false });
    panelRef.current?.focus({ preventScroll: true });
    popup.on('remove', close);
    return () => {
      popup.off('remove', close);
      popup.remove();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true });
    };
  }, [map, element, at]);
  return createPortal(
    <Panel
      ref={panelRef}
      role="dialog"
      aria-label={shape.label}
      tabIndex={-1}
      // The button that closes it is gone when the map hears of the click, and would take it for its own.
      onClick={(event) => event.nativeEvent.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <strong>{shape.label}</strong>
      <IconButton
        variant="ghost"
        size="xs"
        label={t('closePopover', { name: shape.label })}
        icon={<X aria-hidden />}
        onClick={onClose}
      />
      {shape.popover && <div>{shape.popover}</div>}
    </Panel>,
    element,
  );
}
