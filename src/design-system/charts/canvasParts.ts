import { lazyPart } from '../Picker/lazyPart.ts';
import type { PieDrawing } from './pieOptions.ts';
import type { TimeCanvasProps } from './TimeCanvas.tsx';

/** The drawing parts, Highcharts with them, kept out of first loads. */
export const timeCanvas = lazyPart<TimeCanvasProps>(() => import('./TimeCanvas.tsx').then((part) => part.TimeCanvas));
export const pieCanvas = lazyPart<PieDrawing>(() => import('./PieCanvas.tsx').then((part) => part.PieCanvas));
