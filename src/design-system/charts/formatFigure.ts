import type { Formats } from '../language/formats.ts';
import type { FigureFormat } from './types.ts';

/** A figure in full, an amount with its currency sign. */
export const formatFigure = (formats: Formats, measure: FigureFormat, value: number) =>
  ({ amount: formats.money, decimal: formats.amount, count: formats.count })[measure](value);
