export { DownloadMenu, type DownloadMenuItem, type DownloadMenuProps } from './DownloadMenu.tsx';
export type {
  ReportCell,
  ReportColumn,
  ReportDocument,
  ReportFigure,
  ReportFormat,
  ReportKind,
  ReportPie,
  ReportRow,
  ReportSection,
  ReportTable,
  ReportTimeChart,
} from './document.ts';
export { type MakeOptions, makeReportFile, type ReportFile } from './makeReportFile.ts';
export { fileName } from './names.ts';
export { ReportFileError } from './ReportFileError.ts';
export { saveFile } from './saveFile.ts';
export { type DownloadJob, type DownloadState, type ReportDownload, useReportDownload } from './useReportDownload.ts';
