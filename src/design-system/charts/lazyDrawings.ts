import { lazyComponent } from '../Picker/lazyComponent.ts';
import type { PieDrawingProps, TimeDrawingProps } from './types.ts';

/** The components that draw charts, with Highcharts, are loaded after a page's first figures. */
export const lazyTimeDrawing = lazyComponent<TimeDrawingProps>(() =>
  import('./drawing/TimeDrawing.tsx').then((module) => module.TimeDrawing),
);
export const lazyPieDrawing = lazyComponent<PieDrawingProps>(() =>
  import('./drawing/PieDrawing.tsx').then((module) => module.PieDrawing),
);

/** Loads what draws charts, before a chart needs it. */
export function loadDrawings() {
  lazyTimeDrawing.load();
  lazyPieDrawing.load();
}
