import { beforeEach, describe, expect, it, vi } from 'vitest';
import { providerReport } from './fixtures.ts';
import { makeReportFile } from './makeReportFile.ts';
import type { FileMessage, FileRequest } from './workerMessages.ts';

/** A fake worker that the test controls: it clones the page's messages as a real one does, and sends the test's. */
class HeldWorker extends EventTarget {
  static all: HeldWorker[] = [];
  asked: FileRequest | undefined;
  ended = false;
  constructor() {
    super();
    HeldWorker.all.push(this);
  }
  postMessage(request: FileRequest) {
    this.asked = structuredClone(request);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: FileMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const worker = () => HeldWorker.all.at(-1) as HeldWorker;

beforeEach(() => {
  HeldWorker.all = [];
  vi.stubGlobal('Worker', HeldWorker);
});

describe('makeReportFile', () => {
  it('returns the file with its name and type, and ends its worker', async () => {
    const made = makeReportFile(providerReport(), 'pdf');
    expect(worker().asked).toEqual({ document: providerReport(), format: 'pdf' });
    worker().answer({ kind: 'done', bytes: new TextEncoder().encode('%PDF').buffer as ArrayBuffer });
    const { name, blob } = await made;
    expect(name).toBe('Šibenik parking d.o.o..pdf');
    expect(blob.type).toBe('application/pdf');
    expect(await blob.text()).toBe('%PDF');
    expect(worker().ended).toBe(true);
  });

  it('never reports less progress than before', async () => {
    const parts: number[] = [];
    const made = makeReportFile(providerReport(), 'xlsx', { onProgress: (part) => parts.push(part) });
    for (const part of [0.1, 0.5, 0.4, 2]) worker().answer({ kind: 'progress', part });
    worker().answer({ kind: 'done', bytes: new ArrayBuffer(0) });
    await made;
    expect(parts).toEqual([0.1, 0.5, 0.5, 1]);
  });

  it('stops the worker at once when cancelled, and rejects with the reason', async () => {
    const controller = new AbortController();
    const made = makeReportFile(providerReport(), 'pdf', { signal: controller.signal });
    controller.abort();
    await expect(made).rejects.toBe(controller.signal.reason);
    expect(worker().ended).toBe(true);
    const never = makeReportFile(providerReport(), 'pdf', { signal: controller.signal });
    await expect(never).rejects.toBe(controller.signal.reason);
    expect(HeldWorker.all).toHaveLength(1);
  });

  it('distinguishes code that did not load from a file that could not be made', async () => {
    const loading = makeReportFile(providerReport(), 'pdf');
    worker().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ name: 'ReportFileError', reason: 'load' });
    const building = makeReportFile(providerReport(), 'pdf');
    worker().answer({ kind: 'progress', part: 0.2 });
    worker().dispatchEvent(new Event('error'));
    await expect(building).rejects.toMatchObject({ reason: 'build', fileName: 'Šibenik parking d.o.o..pdf' });
    const failed = makeReportFile(providerReport(), 'pdf');
    worker().answer({ kind: 'failed', reason: 'build', detail: 'No memory' });
    await expect(failed).rejects.toThrow('No memory');
    expect(HeldWorker.all.every(({ ended }) => ended)).toBe(true);
  });

  it('fails when the document is no plain data', async () => {
    const document = { ...providerReport(), title: (() => 'x') as never };
    await expect(makeReportFile(document, 'pdf')).rejects.toMatchObject({ reason: 'build' });
    expect(worker().ended).toBe(true);
  });
});
