import { differenceTone } from '#design-system/Difference/differenceTone.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import { periodsOf, type ReportDocument, type ReportFigure } from '../document.ts';
import type { FileTexts } from '../fileTexts.ts';
import type { Block } from './flow.ts';
import type { Faces } from './fonts.ts';
import { content, footerHeight, ink, sizes } from './style.ts';
import { cutToWidth, wrapText } from './wrap.ts';

interface Kit {
  readonly document: ReportDocument;
  readonly faces: Faces;
  readonly formats: Formats;
  readonly t: FileTexts;
}

/** The head of the first page: the report's subject, its title, and the applied filters. */
export function titleBlock({ document, faces, formats, t }: Kit): Block {
  const main = document.subtitle ?? document.title;
  const kind = document.subtitle === undefined ? undefined : document.title;
  const titles = wrapText(main, content.width - 190, (text) => faces.semibold.width(text, sizes.title));
  const titleHeight = titles.length * 21 + (kind ? 15 : 0);
  const label = (text: string) => faces.regular.width(text, sizes.small);
  const gap = 22;
  const places: { label: string; values: string[]; x: number; row: number }[] = [];
  const rowLines: number[] = [];
  let x = 0;
  let row = 0;
  for (const filter of document.filters) {
    const natural = Math.max(faces.semibold.width(filter.value, sizes.text), label(filter.label)) + 1;
    const width = Math.min(natural, 320);
    if (x > 0 && x + width > content.width) {
      x = 0;
      row += 1;
    }
    const values = wrapText(filter.value, width, (text) => faces.semibold.width(text, sizes.text), 3);
    places.push({ label: filter.label, values, x, row });
    rowLines[row] = Math.max(rowLines[row] ?? 1, values.length);
    x += width + gap;
  }
  const rowTops = rowLines.map((_, at) => rowLines.slice(0, at).reduce((sum, lines) => sum + 16 + lines * 10, 0));
  const filtersHeight = rowLines.reduce((sum, lines) => sum + 16 + lines * 10, 0);
  const height = titleHeight + 6 + filtersHeight;
  return {
    height,
    draw(pen, top) {
      for (const [index, line] of titles.entries()) {
        pen.text(line, 0, top + 15 + index * 21, { size: sizes.title, color: ink.text, weight: 'semibold' });
      }
      if (kind) pen.text(kind, 0, top + titles.length * 21 + 10, { size: sizes.subtitle, color: ink.muted });
      const right = { size: sizes.small, align: 'right', color: ink.muted } as const;
      pen.text(`${t('created')} ${formats.moment(document.createdAt)}`, content.width, top + 12, right);
      const line = top + titleHeight + 4;
      pen.rect(0, line, content.width, 1.5, ink.brand);
      for (const place of places) {
        const y = line + 13 + (rowTops[place.row] ?? 0);
        pen.text(place.label, place.x, y, { size: sizes.small, color: ink.muted });
        for (const [index, value] of place.values.entries()) {
          pen.text(value, place.x, y + 11 + index * 10, { size: sizes.text, color: ink.text, weight: 'semibold' });
        }
      }
    },
  };
}

const tileHeights = { plain: 35, compared: 46 } as const;

/** The totals' boxes, up to four in a line. */
export function figureBlocks(figures: readonly ReportFigure[], { faces, formats, t }: Kit): Block[] {
  const tileHeight = tileHeights[figures.some(({ compared }) => compared) ? 'compared' : 'plain'];
  const gap = 10;
  const most = 4;
  const width = (content.width - gap * (most - 1)) / most;
  const blocks: Block[] = [];
  for (let from = 0; from < figures.length; from += most) {
    const line = figures.slice(from, from + most);
    blocks.push({
      height: tileHeight + (from + most < figures.length ? gap : 0),
      draw(pen, top) {
        for (const [index, figure] of line.entries()) {
          const left = index * (width + gap);
          const inner = left + 10;
          pen.rect(left, top, width, tileHeight, ink.line, 5);
          pen.rect(left + 0.6, top + 0.6, width - 1.2, tileHeight - 1.2, ink.paper, 4.5);
          const name = cutToWidth(figure.label, width - 20, (text) => faces.regular.width(text, sizes.small));
          pen.text(name, inner, top + 12, { size: sizes.small, color: ink.muted });
          const { kind } = figure;
          const write = { amount: formats.money, decimal: formats.amount, count: formats.count }[kind];
          pen.text(write(figure.value.rounded), inner, top + 27, {
            size: sizes.figure,
            color: ink.text,
            weight: 'semibold',
            figures: true,
          });
          const { compared } = figure;
          if (!compared) continue;
          const signed = kind === 'count' ? formats.signedCount : formats.signedAmount;
          const change = `${signed(compared.difference.rounded)} (${formats.signedPercent(compared.percentage.rounded)})`;
          const color = ink[differenceTone(compared.difference.exact, figure.fewerIsBetter)];
          pen.text(change, inner, top + 39, { size: sizes.small, color, weight: 'semibold', figures: true });
          const before = t('before', { value: write(compared.value.rounded) });
          const start = faces.semibold.numberWidth(change, sizes.small) + 5;
          const shown = cutToWidth(before, width - 20 - start, (text) => faces.regular.width(text, sizes.small));
          pen.text(shown, inner + start, top + 39, { size: sizes.small, color: ink.muted });
        }
      },
    });
  }
  return blocks;
}

/** The head of the pages after the first: the subject, and the dates of the periods. */
export function runningHead({ document, faces }: Kit): Block {
  const names = [document.subtitle, document.title].filter((name) => name !== undefined);
  const about = periodsOf(document);
  const measure = (text: string) => faces.regular.width(text, sizes.small);
  return {
    height: 20,
    draw(pen, top) {
      const [main = '', kind] = names;
      const name = cutToWidth(main, content.width / 2, (text) => faces.semibold.width(text, sizes.text));
      pen.text(name, 0, top + 8, { size: sizes.text, color: ink.text, weight: 'semibold' });
      const after = faces.semibold.width(name, sizes.text) + 6;
      if (kind) pen.text(kind, after, top + 8, { size: sizes.text, color: ink.muted });
      const space = content.width - after - (kind ? faces.regular.width(kind, sizes.text) : 0) - 20;
      pen.text(cutToWidth(about, space, measure), content.width, top + 8, {
        size: sizes.small,
        color: ink.muted,
        align: 'right',
      });
      pen.lines(
        [
          [0, top + 13],
          [content.width, top + 13],
        ],
        ink.line,
        0.5,
      );
    },
  };
}

/** The number at the bottom of each page. */
export function footer({ document, faces, t }: Kit, number: number, pages: number): Block {
  const top = content.height - footerHeight;
  return {
    height: footerHeight,
    draw(pen) {
      const style = { size: sizes.small, color: ink.muted } as const;
      const name = [document.subtitle, document.title].filter(Boolean).join(' · ');
      const shown = cutToWidth(name, content.width - 120, (text) => faces.regular.width(text, sizes.small));
      pen.text(shown, 0, top + footerHeight - 2, style);
      pen.text(t('page', { page: number, pages }), content.width, top + footerHeight - 2, {
        ...style,
        align: 'right',
      });
    },
  };
}
