import { lazyPart } from '../lazyPart.tsx';
import { whenIdle } from '../whenIdle.ts';

/** The components that draw charts, with Highcharts, are loaded after a page's first figures. */
export const TimeDrawing = lazyPart(() => import('./drawing/index.ts').then((module) => module.TimeDrawing));
export const PieDrawing = lazyPart(() => import('./drawing/index.ts').then((module) => module.PieDrawing));
/** Loaded with the first waterfall: few pages have one. */
export const WaterfallDrawing = lazyPart(() =>
  import('./drawing/WaterfallDrawing.tsx').then((part) => part.WaterfallDrawing),
);

/** Fetches and runs what draws charts in an idle moment, while a page's figures are on their way. */
export const loadDrawings = () =>
  whenIdle(() => {
    void TimeDrawing.load();
    void PieDrawing.load();
  });
