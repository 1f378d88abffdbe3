import type { Formats } from '../language/formats.ts';
import type { ChartMeasure } from './types.ts';

/** A figure in full, an amount with its currency sign. */
export const formatFigure = (formats: Formats, measure: ChartMeasure, value: number) =>
  measure === 'amount' ? formats.money(value) : formats.count(value);
