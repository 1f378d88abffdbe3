/* What draws charts, with Highcharts: one file, which lazyDrawings.ts fetches. */
export { PieDrawing } from './PieDrawing.tsx';
export { TimeDrawing } from './TimeDrawing.tsx';
