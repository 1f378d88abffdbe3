import type { ReportDocument, ReportFormat } from './document.ts';
import type { ReportFileReason } from './ReportFileError.ts';

/** The page's message to the worker: one file, after which the worker ends. */
export interface FileRequest {
  readonly document: ReportDocument;
  readonly format: ReportFormat;
}

/** The worker's messages. */
export type FileMessage =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly reason: ReportFileReason; readonly detail: string };

/** MIME types of the files. */
export const fileTypes: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};
