import { differenceTone } from '#design-system/Difference/differenceTone.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import { cellText } from '../cellText.ts';
import {
  columnOf,
  exactNumberOf,
  isNumeric,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
} from '../document.ts';
import type { ColumnNeed, ColumnPart } from './columns.ts';
import type { Block } from './flow.ts';
import type { Faces } from './fonts.ts';
import type { Pen, TextStyle } from './pen.ts';
import { cellPadding, indent, ink, lineHeight, rowHeight, sizes } from './style.ts';
import { cutToWidth, wrapText } from './wrap.ts';

/** A table with formatted cells, ready to be measured and drawn. */
export interface WrittenTable {
  readonly table: ReportTable;
  readonly nested: boolean;
  readonly texts: readonly (readonly string[])[];
  readonly totals: readonly string[] | undefined;
}

const write = (formats: Formats, columns: readonly ReportColumn[], cells: readonly ReportCell[]) =>
  columns.map((column, index) => cellText(formats, column, cells[index]));

export function writeTable(table: ReportTable, formats: Formats): WrittenTable {
  return {
    table,
    nested: table.rows.some((row) => (row.level ?? 0) > 0),
    texts: table.rows.map((row) =>
      write(
        formats,
        table.columns.map((column, index) => columnOf(column, row, index)),
        row.cells,
      ),
    ),
    totals: table.totals && write(formats, table.columns, table.totals),
  };
}

/** Returns the width that each column needs. */
export function measureColumns(written: WrittenTable, faces: Faces): ColumnNeed[] {
  const { table, texts, totals } = written;
  return table.columns.map((column, index) => {
    const numeric = isNumeric(column);
    const measure = (text: string) =>
      numeric ? faces.semibold.numberWidth(text, sizes.text) : faces.semibold.width(text, sizes.text);
    const words = [column.header, column.nestedHeader ?? '']
      .join(' ')
      .split(/\s+/)
      .map((word) => faces.semibold.width(word, sizes.small));
    let natural = Math.max(0, ...words);
    for (const [at, row] of texts.entries()) {
      const text = row[index] ?? '';
      if (text === '' || (table.rows[at]?.tone === 'heading' && !numeric)) continue;
      const shift = index === 0 ? (table.rows[at]?.level ?? 0) * indent : 0;
      natural = Math.max(natural, measure(text) + shift);
    }
    if (totals?.[index]) natural = Math.max(natural, measure(totals[index]));
    const extra = insetOf(column, table.columns[index - 1]) - cellPadding;
    return { column, natural: Math.ceil(natural) + 1 + extra };
  });
}

interface Place {
  readonly index: number;
  readonly column: ReportColumn;
  readonly left: number;
  readonly width: number;
  /** The distance from the column's left edge to its text. */
  readonly inset: number;
}

/** The distance between right-aligned figures and the text of the next column. */
const afterFigures = 8;
const insetOf = (column: ReportColumn, before: ReportColumn | undefined) =>
  cellPadding + (before && isNumeric(before) && !isNumeric(column) ? afterFigures : 0);

function placesOf(table: ReportTable, part: ColumnPart, left: number): Place[] {
  let at = left;
  return part.indexes.map((index, position) => {
    const width = part.widths[position] ?? 0;
    const column = table.columns[index] as ReportColumn;
    const before = table.columns[part.indexes[position - 1] ?? -1];
    const place = { index, column, left: at, width, inset: insetOf(column, before) };
    at += width;
    return place;
  });
}

const isRight = (column: ReportColumn) => isNumeric(column);

/** The head of a part of the table: upper heads over their columns, then one or two lines of heads. */
export function tableHead(written: WrittenTable, part: ColumnPart, faces: Faces, left: number): Block {
  const places = placesOf(written.table, part, left);
  const style: TextStyle = { size: sizes.small, color: ink.muted, weight: 'semibold' };
  const measure = (text: string) => faces.semibold.width(text, sizes.small);
  const heads = places.map(({ column: { header, nestedHeader }, width, inset }) => {
    const linesOf = (text: string) => wrapText(text, width - cellPadding - inset, measure);
    return [
      ...linesOf(header).map((text) => ({ text, isNested: false })),
      ...(nestedHeader ? linesOf(nestedHeader).map((text) => ({ text, isNested: true })) : []),
    ];
  });
  const groups = groupsOf(places);
  const groupHeight = groups.length > 0 ? 15 : 0;
  const lines = Math.max(1, ...heads.map((head) => head.length));
  const height = groupHeight + 7 + lines * 9;
  const width = places.reduce((sum, place) => sum + place.width, 0);
  const draw = (pen: Pen, top: number) => {
    pen.rect(left, top, width, height, ink.headGround);
    for (const group of groups) {
      const middle = (group.left + group.right) / 2;
      const text = cutToWidth(group.name, group.right - group.left - 2 * cellPadding, measure);
      pen.text(text, middle, top + 10.5, { ...style, color: ink.text, align: 'center' });
      const y = top + groupHeight - 0.5;
      pen.lines(
        [
          [group.left + cellPadding, y],
          [group.right - cellPadding, y],
        ],
        ink.strongLine,
        0.5,
      );
    }
    for (const [position, place] of places.entries()) {
      const head = heads[position] ?? [];
      for (const [at, line] of head.entries()) {
        // Heads are aligned to the bottom, so that a head of one line is next to its figures.
        const y = top + height - 6 - (head.length - 1 - at) * 9;
        const right = line.isNested || isRight(place.column);
        const x = right ? place.left + place.width - cellPadding : place.left + place.inset;
        const weight = line.isNested ? 'regular' : 'semibold';
        pen.text(line.text, x, y, { ...style, weight, align: right ? 'right' : 'left' });
      }
    }
    pen.lines(
      [
        [left, top + height],
        [left + width, top + height],
      ],
      ink.strongLine,
      0.75,
    );
  };
  return { height, draw };
}

function groupsOf(places: readonly Place[]) {
  const groups: { name: string; left: number; right: number }[] = [];
  let open: string | undefined;
  for (const { column, left, width } of places) {
    const last = groups.at(-1);
    const { group } = column;
    if (group && group.id === open && last) last.right = left + width;
    else if (group) groups.push({ name: group.name, left, right: left + width });
    open = group?.id;
  }
  return groups;
}

/**
 * The rows of a part of the table, and its totals row. Nested rows stay on the page of their parent where they fit;
 * else the parent is repeated above them, marked by `again`.
 */
export function tableRows(
  written: WrittenTable,
  part: ColumnPart,
  faces: Faces,
  left: number,
  again: (name: string) => string,
): Block[] {
  const { table, texts, totals } = written;
  const places = placesOf(table, part, left);
  /** The row that nested rows belong to, as it stands again on the next page. */
  let parent: Block | undefined;
  /** The heading of the rows below it, likewise. */
  let heading: Block | undefined;
  const blocks: Block[] = table.rows.map((row, index) => {
    const next = table.rows[index + 1];
    const isNested = (row.level ?? 0) > 0;
    const goesOn = next !== undefined && (next.level ?? 0) > 0;
    // The last row stays with the totals row rather than with the rows before it.
    const closes = next === undefined && totals !== undefined;
    const isBeforeLast = isNested && totals !== undefined && index + 2 === table.rows.length;
    const own = texts[index] ?? [];
    const isHeading = row.tone === 'heading';
    const repeated = () => {
      const [name = '', ...others] = own;
      return rowBlock(written, row, [again(name), ...others], places, faces);
    };
    if (!isNested && goesOn) parent = repeated();
    const above = isHeading ? [] : [heading, isNested ? parent : undefined].filter((block) => block !== undefined);
    if (isHeading) heading = repeated();
    return {
      ...rowBlock(written, row, own, places, faces),
      keepNext: (goesOn && !isBeforeLast) || isHeading || closes,
      above,
    };
  });
  if (totals) blocks.push({ ...totalsBlock(written, totals, places, faces), keepNext: false });
  return blocks;
}

const baselineIn = (height: number) => height / 2 + 2.9;

function rowBlock(
  { table, nested }: WrittenTable,
  row: ReportRow,
  texts: readonly string[],
  places: readonly Place[],
  faces: Faces,
): Block {
  const level = row.level ?? 0;
  const heading = row.tone === 'heading';
  const weight = heading || (nested && level === 0) ? 'semibold' : 'regular';
  const face = faces[weight];
  const tableLeft = places[0]?.left ?? 0;
  const width = places.reduce((sum, place) => sum + place.width, 0);
  const lastNamed = Math.max(0, places.findIndex((place) => isNumeric(place.column)) - 1);
  const cells = places.map((place, position) => {
    const text = texts[place.index] ?? '';
    const shift = place.index === 0 ? level * indent : 0;
    if (isNumeric(columnOf(place.column, row, place.index))) return { lines: [text], shift: 0 };
    // A heading may extend over the empty naming cells beside it.
    const empty = heading && position === 0 && texts.slice(1, lastNamed + 1).every((other) => other === '');
    const available = empty ? places.slice(0, lastNamed + 1).reduce((sum, other) => sum + other.width, 0) : place.width;
    const fit = available - cellPadding - place.inset - shift;
    return { lines: wrapText(text, fit, (value) => face.width(value, sizes.text)), shift };
  });
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
  const height = rowHeight + (lines - 1) * lineHeight;
  const ground = heading ? ink.headingGround : row.tone === 'danger' ? ink.invalidGround : undefined;
  return {
    height,
    draw(pen, top) {
      if (ground) pen.rect(tableLeft, top, width, height, ground);
      for (const [position, place] of places.entries()) {
        const cell = cells[position];
        if (!cell) continue;
        const value = row.cells[place.index] ?? null;
        const column = columnOf(place.column, row, place.index);
        const color = heading && !place.column.difference ? ink.text : inkOf(place.column, value, row, level);
        const right = isRight(column);
        const first = top + baselineIn(height) - ((cell.lines.length - 1) * lineHeight) / 2;
        for (const [at, line] of cell.lines.entries()) {
          const x = right ? place.left + place.width - cellPadding : place.left + place.inset + cell.shift;
          pen.text(line, x, first + at * lineHeight, {
            size: sizes.text,
            color,
            weight,
            align: right ? 'right' : 'left',
            figures: column.kind !== 'text',
          });
        }
      }
      pen.lines(
        [
          [tableLeft, top + height],
          [tableLeft + width, top + height],
        ],
        ink.line,
        0.5,
      );
    },
  };

  function inkOf(column: ReportColumn, value: ReportCell, of: ReportRow, depth: number): string {
    const exact = column.difference && exactNumberOf(value);
    if (typeof exact === 'number') return ink[differenceTone(exact)];
    if (of.tone === 'danger' && table.columns[0] === column) return ink.invalid;
    if (of.tone === 'muted' || column.muted || column.difference) return ink.muted;
    return depth > 0 && column.kind === 'text' && column === table.columns[0] ? ink.muted : ink.text;
  }
}

function totalsBlock({ table }: WrittenTable, texts: readonly string[], places: readonly Place[], faces: Faces): Block {
  const left = places[0]?.left ?? 0;
  const width = places.reduce((sum, place) => sum + place.width, 0);
  const height = rowHeight + 2;
  return {
    height,
    draw(pen, top) {
      pen.rect(left, top, width, height, ink.headGround);
      pen.lines(
        [
          [left, top],
          [left + width, top],
        ],
        ink.text,
        1,
      );
      for (const place of places) {
        const exact = place.column.difference && exactNumberOf(table.totals?.[place.index]);
        const color = typeof exact === 'number' ? ink[differenceTone(exact)] : ink.text;
        const right = isRight(place.column);
        const fit = place.width - 2 * cellPadding;
        const text = texts[place.index] ?? '';
        const shown = right ? text : cutToWidth(text, fit, (part) => faces.semibold.width(part, sizes.text));
        pen.text(
          shown,
          right ? place.left + place.width - cellPadding : place.left + place.inset,
          top + baselineIn(height),
          {
            size: sizes.text,
            color,
            weight: 'semibold',
            align: right ? 'right' : 'left',
            figures: place.column.kind !== 'text',
          },
        );
      }
    },
  };
}
