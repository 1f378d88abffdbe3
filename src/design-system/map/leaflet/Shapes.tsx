import type { LatLngLiteral, LeafletMouseEvent, Polygon as PolygonLayer } from 'leaflet';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Polygon, Tooltip } from 'react-leaflet';
import type { ColorTheme } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import type { MapShape, PointedShape } from '../types.ts';
import { latLngsOf, litStyle, shapeStyle } from './shapeStyle.ts';

interface ShapesProps extends PointedShape {
  readonly shapes: readonly MapShape[];
  /** Receives a clicked shape's id and the place of the click; default: shapes cannot be clicked. */
  readonly onChoose?: ((id: string, at: LatLngLiteral) => void) | undefined;
}

/** The map's shapes; the first one lies lowest. */
export function Shapes({ shapes, onChoose, lit, onPoint }: ShapesProps) {
  const { theme } = useColorTheme();
  const layersRef = useRef(new Map<string, PolygonLayer>());
  // Canvas draws in the order of adding: a shape that is added later must not cover those after it.
  useEffect(() => {
    for (const { id } of shapes.toReversed()) layersRef.current.get(id)?.bringToBack();
  }, [shapes]);
  return shapes.map((shape) => (
    <Shape
      key={shape.id}
      shape={shape}
      theme={theme}
      onChoose={onChoose}
      isLit={lit === shape.id}
      onPoint={onPoint}
      layersRef={layersRef}
    />
  ));
}

interface ShapeProps extends Pick<ShapesProps, 'onChoose' | 'onPoint'> {
  readonly shape: MapShape;
  readonly isLit: boolean;
  readonly theme: ColorTheme;
  /** The layers by shape. */
  readonly layersRef: RefObject<Map<string, PolygonLayer>>;
}

const isSameShape = (a: MapShape, b: MapShape) =>
  a === b ||
  (a.label === b.label &&
    a.look === b.look &&
    a.fill === b.fill &&
    a.fillOpacity === b.fillOpacity &&
    a.polygons.length === b.polygons.length &&
    a.polygons.every((polygon, index) => polygon === b.polygons[index]));

const isUnchanged = (before: ShapeProps, after: ShapeProps) =>
  before.theme === after.theme &&
  before.isLit === after.isLit &&
  before.onChoose === after.onChoose &&
  before.onPoint === after.onPoint &&
  isSameShape(before.shape, after.shape);

/** One shape. It is drawn again only when it changes: a border may have a hundred thousand vertices. */
const Shape = memo(function Shape({ shape, theme, isLit, onChoose, onPoint, layersRef }: ShapeProps) {
  const { id, label, polygons } = shape;
  const layerRef = useRef<PolygonLayer>(null);
  const positions = useMemo(() => latLngsOf(polygons), [polygons]);
  const pathOptions = useMemo(() => {
    const style = shapeStyle(shape, theme);
    return isLit ? litStyle(style) : style;
  }, [shape, theme, isLit]);
  const eventHandlers = useMemo(
    () => ({
      click: ({ latlng: { lat, lng } }: LeafletMouseEvent) => onChoose?.(id, { lat, lng }),
      mouseover: () => onPoint?.(id),
      mouseout: () => onPoint?.(undefined),
    }),
    [id, onChoose, onPoint],
  );
  useEffect(() => {
    const layers = layersRef.current;
    if (layerRef.current) layers.set(id, layerRef.current);
    return () => {
      layers.delete(id);
    };
  }, [id, layersRef]);
  const isClickable = onChoose !== undefined;
  return (
    <Polygon
      ref={layerRef}
      positions={positions}
      pathOptions={pathOptions}
      interactive={isClickable}
      bubblingMouseEvents={false}
      eventHandlers={eventHandlers}
    >
      {isClickable && label && (
        <Tooltip sticky className="map-tip map-hover-tip">
          <span translate="no">{label}</span>
        </Tooltip>
      )}
    </Polygon>
  );
}, isUnchanged);
