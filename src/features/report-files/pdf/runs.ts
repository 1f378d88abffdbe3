import type { Formats } from '#design-system/language/formatsOf.ts';
import { type ReportDocument, type ReportSection, sectionsFor } from '../document.ts';
import type { FileTexts } from '../fileTexts.ts';
import { fitColumns, naturalWidth } from './columns.ts';
import type { Block, Run } from './flow.ts';
import type { Faces } from './fonts.ts';
import { pieRow } from './pies.ts';
import { content, ink, rowHeight, sizes } from './style.ts';
import { measureColumns, tableHead, tableRows, writeTable } from './table.ts';
import { timeChart } from './timeChart.ts';
import { waterfallChart } from './waterfall.ts';
import { cutToWidth, wrapText } from './wrap.ts';

export interface Kit {
  readonly document: ReportDocument;
  readonly faces: Faces;
  readonly formats: Formats;
  readonly t: FileTexts;
}

/** The limits of a table beside a pie: its rows, and its share of the page's width. */
const besideRows = 14;
const besideWidth = content.width * 0.54;

/** All sections of the PDF, as blocks of known heights. */
export const runsOf = (kit: Kit): Run[] =>
  sectionsFor(kit.document, 'pdf').flatMap((section) => sectionRuns(section, kit));

function sectionRuns(section: ReportSection, kit: Kit): Run[] {
  const { faces, formats, t } = kit;
  const title = titleBlock(section.title, faces, section.text);
  const runs: Run[] = [];
  const pies = section.pies?.length ? section.pies : undefined;
  let placed = false;
  if (section.table) {
    const written = writeTable(section.table, formats);
    const needs = measureColumns(written, faces);
    const beside = pies?.length === 1 && section.table.rows.length <= besideRows && naturalWidth(needs) <= besideWidth;
    const parts = fitColumns(needs, beside ? besideWidth : content.width);
    for (const [index, part] of parts.entries()) {
      const head = tableHead(written, part, faces, 0);
      const rows =
        section.table.rows.length > 0
          ? tableRows(written, part, faces, 0, (name) => t('again', { name }))
          : [emptyRow(section, t)];
      const partTitle =
        parts.length === 1
          ? title
          : titleBlock(`${section.title} – ${t('columnsPart', { part: index + 1, parts: parts.length })}`, faces);
      if (beside && pies) {
        const right = besideWidth + 24;
        const pie = pieRow(pies, right, content.width - right, faces, formats, t);
        runs.push({ title: partTitle, blocks: [sideBySide([head, ...rows], pie)] });
        placed = true;
      } else runs.push({ title: partTitle, head, blocks: rows });
    }
  }
  if (pies && !placed) {
    const blocks = [pieRow(pies.slice(0, 4), 0, content.width, faces, formats, t)];
    runs.push(runs.length > 0 ? { blocks } : { title, blocks });
  }
  if (section.chart) {
    const block = timeChart(section.chart, content.width, faces, formats);
    runs.push(runs.length > 0 ? { blocks: [block] } : { title, blocks: [block] });
  }
  if (section.waterfall && section.waterfall.steps.length > 0) {
    const block = waterfallChart(section.waterfall, content.width, faces, formats);
    runs.push(runs.length > 0 ? { blocks: [block] } : { title, blocks: [block] });
  }
  return runs;
}

const sentenceLine = 12;

function titleBlock(text: string, faces: Faces, sentence = ''): Block {
  const shown = cutToWidth(text, content.width, (part) => faces.semibold.width(part, sizes.section));
  const measure = (part: string) => faces.regular.width(part, sizes.subtitle);
  const lines = sentence === '' ? [] : wrapText(sentence, content.width, measure, 3);
  return {
    height: 20 + lines.length * sentenceLine + (lines.length > 0 ? 4 : 0),
    draw(pen, top) {
      pen.text(shown, 0, top + 11, { size: sizes.section, color: ink.text, weight: 'semibold' });
      for (const [index, line] of lines.entries())
        pen.text(line, 0, top + 26 + index * sentenceLine, { size: sizes.subtitle, color: ink.text });
    },
  };
}

function emptyRow(section: ReportSection, t: FileTexts): Block {
  return {
    height: rowHeight * 1.5,
    draw: (pen, top) => pen.text(section.empty ?? t('empty'), 5, top + 15, { size: sizes.text, color: ink.muted }),
  };
}

/** A short table and its pie as one block. */
function sideBySide(rows: readonly Block[], pie: Block): Block {
  const height = Math.max(
    pie.height,
    rows.reduce((sum, row) => sum + row.height, 0),
  );
  return {
    height,
    draw(pen, top) {
      let at = top;
      for (const row of rows) {
        row.draw(pen, at);
        at += row.height;
      }
      pie.draw(pen, top);
    },
  };
}
