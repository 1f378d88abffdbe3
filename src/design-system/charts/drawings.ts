import { lazyPart } from '../Picker/lazyPart.ts';
import type { PieDrawingProps, TimeDrawingProps } from './types.ts';

/** What draws charts, with the library that it uses, is fetched after a page's first figures. */
export const timeDrawing = lazyPart<TimeDrawingProps>(() =>
  import('./drawing/TimeDrawing.tsx').then((module) => module.TimeDrawing),
);
export const pieDrawing = lazyPart<PieDrawingProps>(() =>
  import('./drawing/PieDrawing.tsx').then((module) => module.PieDrawing),
);
