import { Canvas, Document, Page, pdf } from '@react-pdf/renderer';
import { createElement } from 'react';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { periodsOf, type ReportDocument, withTexts } from '../document.ts';
import { fileTexts } from '../fileTexts.ts';
import { paginate, type Run } from './flow.ts';
import { type FontSources, loadFaces } from './fonts.ts';
import { figureBlocks, footer, runningHead, titleBlock } from './heads.ts';
import { legibleTexts, pdfText } from './legible.ts';
import { makePen } from './pen.ts';
import { type Kit, runsOf } from './runs.ts';
import { content, page } from './style.ts';

export interface PdfOptions {
  readonly fonts: FontSources;
  /** Called with the finished part, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** The report as a PDF: A4 landscape, margins of 25 points (behaviour 19.5). The same document makes the same bytes. */
export async function renderPdf(asked: ReportDocument, { fonts, onProgress }: PdfOptions): Promise<Blob> {
  const written = withTexts(asked, pdfText);
  const faces = await loadFaces(fonts, written);
  const document = await legibleTexts(written, faces.hasLetter);
  onProgress?.(0.05);
  const t = await fileTexts(document.language);
  const kit: Kit = { document, faces, formats: formatsOf(document.language), t };
  const opening: Run[] = [{ blocks: [titleBlock(kit)] }];
  if (document.figures?.length) opening.push({ blocks: figureBlocks(document.figures, kit) });
  const drawings = paginate([...opening, ...runsOf(kit)], runningHead(kit), 14);
  onProgress?.(0.15);

  const pages = drawings.map((drawing, index) => {
    const foot = footer(kit, index + 1, drawings.length);
    const paint = (painter: Parameters<typeof makePen>[0]) => {
      const pen = makePen(painter, faces);
      drawing(pen);
      foot.draw(pen, 0);
      onProgress?.(0.15 + 0.8 * ((index + 1) / drawings.length));
      return null;
    };
    const canvas = createElement(Canvas, { style: { width: content.width, height: content.height }, paint });
    const style = { padding: page.margin };
    return createElement(Page, { key: index, size: 'A4', orientation: 'landscape', wrap: false, style }, canvas);
  });
  const title = written.subtitle ? `${written.subtitle} – ${written.title}` : written.title;
  const info = {
    title,
    subject: periodsOf(written),
    language: document.language,
    creationDate: document.createdAt,
  };
  return pdf(createElement(Document, info, pages)).toBlob();
}
