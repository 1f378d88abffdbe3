export { DownloadButton } from './DownloadButton.tsx';
export { DownloadMenu } from './DownloadMenu.tsx';
export type {
  ReportCell,
  ReportColumn,
  ReportDocument,
  ReportFigure,
  ReportFilter,
  ReportRow,
  ReportSection,
} from './document.ts';
export { loadTableFile } from './loadTableFile.ts';
export { type FileSubject, rangeName, reportName } from './names.ts';
export { type PageTable, PageTables, useFileSubject, usePageTable, usePageTables } from './pageTables.tsx';
export type { FilePage, TableGroup } from './tableFile.ts';
export { type DownloadJob, useReportDownload } from './useReportDownload.ts';
export { saveZip } from './zip/saveZip.ts';
