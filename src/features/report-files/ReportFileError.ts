/** Why a file was not made: its parts did not load, or making it failed. */
export type ReportFileReason = 'load' | 'build';

/** The error that making a file rejects with; a cancelled one rejects with the signal's reason instead. */
export class ReportFileError extends Error {
  override readonly name = 'ReportFileError';
  readonly reason: ReportFileReason;
  /** The name that the file would have had. */
  readonly fileName: string;

  constructor(reason: ReportFileReason, fileName: string, detail: string) {
    super(`${fileName}: ${detail}`);
    this.reason = reason;
    this.fileName = fileName;
  }
}
