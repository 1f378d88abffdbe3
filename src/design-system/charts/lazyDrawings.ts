import { lazyComponent } from '../Picker/lazyComponent.ts';
import { whenIdle } from '../whenIdle.ts';
import type { PieDrawingProps, TimeDrawingProps } from './types.ts';

/** The components that draw charts, with Highcharts, are loaded after a page's first figures. */
export const lazyTimeDrawing = lazyComponent<TimeDrawingProps>(() =>
  import('./drawing/index.ts').then((module) => module.TimeDrawing),
);
export const lazyPieDrawing = lazyComponent<PieDrawingProps>(() =>
  import('./drawing/index.ts').then((module) => module.PieDrawing),
);

/** Fetches and runs what draws charts in an idle moment, while a page's figures are on their way. */
export const loadDrawings = () =>
  whenIdle(() => {
    lazyTimeDrawing.load();
    lazyPieDrawing.load();
  });
