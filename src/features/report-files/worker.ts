import type { FileMessage, FileRequest } from './workerMessages.ts';

/** Makes one file. Libraries are fetched only for the format that is asked for: exceljs 200 kB, react-pdf 360 kB. */
const send = (message: FileMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const writers: Record<FileRequest['format'], (document: FileRequest['document']) => Promise<Writer>> = {
  async pdf(document) {
    const [{ renderPdf }, { loadFaces }, { fontUrls }] = await Promise.all([
      import('./pdf/renderPdf.ts'),
      import('./pdf/fonts.ts'),
      import('./pdf/fontUrls.ts'),
    ]);
    // The fonts are loaded here, so that a missing font is reported as code that did not load.
    await loadFaces(fontUrls, document);
    return async (_, onProgress) => {
      const blob = await renderPdf(document, { fonts: fontUrls, onProgress });
      return blob.arrayBuffer();
    };
  },
  async xlsx() {
    const { writeXlsx } = await import('./xlsx/writeXlsx.ts');
    return writeXlsx;
  },
  async csv() {
    const { writeCsv } = await import('./writeCsv.ts');
    return async (document) => writeCsv(document);
  },
};
type Writer = (document: FileRequest['document'], onProgress: (part: number) => void) => Promise<ArrayBuffer>;

const detailOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The libraries have loaded. */
const loaded = 0.1;

self.addEventListener('message', async ({ data }: MessageEvent<FileRequest>) => {
  let write: Writer;
  try {
    send({ kind: 'progress', part: 0.02 });
    write = await writers[data.format](data.document);
  } catch (error) {
    send({ kind: 'failed', reason: 'load', detail: detailOf(error) });
    return;
  }
  try {
    const bytes = await write(data.document, (part) => send({ kind: 'progress', part: loaded + part * (1 - loaded) }));
    send({ kind: 'done', bytes }, [bytes]);
  } catch (error) {
    send({ kind: 'failed', reason: 'build', detail: detailOf(error) });
  }
});
