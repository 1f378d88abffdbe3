import type { EditCanvasProps, LiveShape } from '../edit/types.ts';

interface LiveCornerProps extends Pick<EditCanvasProps, 'measures'> {
  readonly live: LiveShape | undefined;
}

/** The measures of what is drawn or dragged, in the corner below the choice of the base layer. */
export function LiveCorner({ live, measures: Measures }: LiveCornerProps) {
  if (!live || !Measures) return null;
  return (
    <div className="map-live">
      <Measures live={live} />
    </div>
  );
}
