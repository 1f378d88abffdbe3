import type { TextKey, Texts } from '../texts/texts.ts';

/** The manual's slides: a title and lines of text. */
const slides = ['zones', 'hours', 'rules', 'borders', 'requests'] as const;
const lines = [1, 2, 3] as const;

/** The manual of the zones pages: a presentation in the request's language, with the clock's time in it. */
export async function zoneManual(texts: Texts, now: Date): Promise<Uint8Array> {
  // Loaded lazily: a large library for a rare call.
  const [{ default: Presentation }, { default: Zip }] = await Promise.all([import('pptxgenjs'), import('jszip')]);
  const presentation = new Presentation();
  presentation.layout = 'LAYOUT_16x9';
  presentation.title = texts('manual.title');
  presentation
    .addSlide()
    .addText(texts('manual.title'), { x: 0.6, y: 1.8, w: 8.8, h: 1.2, fontSize: 40, bold: true })
    .addText(texts('manual.subtitle'), { x: 0.6, y: 3, w: 8.8, h: 0.8, fontSize: 20 });
  for (const slide of slides) {
    presentation
      .addSlide()
      .addText(texts(`manual.${slide}`), { x: 0.6, y: 0.4, w: 8.8, h: 0.8, fontSize: 28, bold: true })
      .addText(
        lines.map((line) => ({
          text: texts(`manual.${slide}.${line}` as TextKey),
          options: { bullet: true, breakLine: true },
        })),
        { x: 0.6, y: 1.4, w: 8.8, h: 3.6, fontSize: 18, valign: 'top', paraSpaceAfter: 12 },
      );
  }
  const zip = await Zip.loadAsync((await presentation.write({ outputType: 'arraybuffer' })) as ArrayBuffer);
  // The library stamps the real time, which is replaced so that the same clock gives the same bytes.
  const core = 'docProps/core.xml';
  const properties = (await zip.file(core)?.async('string')) ?? '';
  zip.file(core, properties.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, `${now.toISOString().slice(0, 19)}Z`));
  for (const file of Object.values(zip.files)) file.date = now;
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
