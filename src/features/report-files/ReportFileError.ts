/** Why a file was not made: its code did not load, or making it failed. */
export type ReportFileReason = 'load' | 'build';

/** Why a file could not be made; a cancelled one rejects with the signal's reason instead. */
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
