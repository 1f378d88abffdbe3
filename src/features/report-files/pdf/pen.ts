import { type Faces, numberFeatures, type Weight } from './fonts.ts';

export interface TextStyle {
  readonly size: number;
  readonly color: string;
  readonly weight?: Weight;
  /** Which point of the text `x` is: its left end, its right end or its middle. */
  readonly align?: 'left' | 'right' | 'center';
  /** Tabular figures. */
  readonly figures?: boolean;
}

/** A position in points from the page's top left corner inside the margins. */
export type Point = readonly [x: number, y: number];

/**
 * Draws on a page of the PDF. A table as react-pdf's own elements takes five times as long and five times the memory,
 * because each cell becomes a box that is measured and laid out; here all positions are known.
 */
export interface Pen {
  /** `y` is the baseline. */
  text(text: string, x: number, y: number, style: TextStyle): void;
  rect(x: number, y: number, width: number, height: number, color: string, radius?: number): void;
  lines(points: readonly Point[], color: string, width: number, dashed?: boolean): void;
  area(points: readonly Point[], color: string): void;
  dot(x: number, y: number, radius: number, color: string): void;
  /** A piece of a pie; angles in radians, clockwise from the top. */
  slice(x: number, y: number, radius: number, from: number, to: number, color: string): void;
}

/** The painter that react-pdf passes to a canvas, which it declares as `any`. */
interface Painter {
  font(font: unknown, key: string, size: number): Painter;
  fillColor(color: string): Painter;
  strokeColor(color: string): Painter;
  lineWidth(width: number): Painter;
  lineJoin(join: 'round'): Painter;
  dash(length: number, options: { space: number }): Painter;
  save(): Painter;
  restore(): Painter;
  fill(): Painter;
  stroke(): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Painter;
  text(text: string, x: number, y: number, options: object): Painter;
}

export function makePen(painter: Painter, faces: Faces): Pen {
  const trace = (points: readonly Point[]) => {
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) painter.moveTo(x, y);
      else painter.lineTo(x, y);
    }
  };
  return {
    text(text, x, y, { size, color, weight = 'regular', align = 'left', figures = false }) {
      if (text === '') return;
      const face = faces[weight];
      const width = align === 'left' ? 0 : figures ? face.numberWidth(text, size) : face.width(text, size);
      let left = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
      const pieces = face.pieces(text);
      for (const piece of pieces) {
        painter
          .font(piece.font, piece.key, size)
          .fillColor(color)
          .text(piece.text, left, y, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: figures && piece.key === face.key ? numberFeatures : undefined,
          });
        if (pieces.length > 1) left += (piece.font.layout(piece.text).advanceWidth * size) / piece.font.unitsPerEm;
      }
    },
    rect(x, y, width, height, color, radius = 0) {
      if (width <= 0 || height <= 0) return;
      if (radius > 0) painter.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
      else painter.rect(x, y, width, height);
      painter.fillColor(color).fill();
    },
    lines(points, color, width, dashed = false) {
      if (points.length < 2) return;
      painter.save().strokeColor(color).lineWidth(width).lineJoin('round');
      if (dashed) painter.dash(3, { space: 2.5 });
      trace(points);
      painter.stroke().restore();
    },
    area(points, color) {
      trace(points);
      painter.fillColor(color).fill();
    },
    dot(x, y, radius, color) {
      painter.circle(x, y, radius).fillColor(color).fill();
    },
    slice(x, y, radius, from, to, color) {
      if (to - from >= Math.PI * 2 - 1e-6) {
        painter.circle(x, y, radius).fillColor(color).fill();
        return;
      }
      const at = (angle: number): Point => [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
      painter.moveTo(x, y).lineTo(...at(from));
      // An arc of at most a quarter turn is drawn by one curve without a visible error.
      const steps = Math.max(1, Math.ceil((to - from) / (Math.PI / 2)));
      const step = (to - from) / steps;
      const handle = (4 / 3) * Math.tan(step / 4) * radius;
      for (let index = 0; index < steps; index += 1) {
        const a = from + index * step;
        const b = a + step;
        const [ax, ay] = at(a);
        const [bx, by] = at(b);
        painter.bezierCurveTo(
          ax + handle * Math.cos(a),
          ay + handle * Math.sin(a),
          bx - handle * Math.cos(b),
          by - handle * Math.sin(b),
          bx,
          by,
        );
      }
      painter.lineTo(x, y).fillColor(color).fill();
    },
  };
}
