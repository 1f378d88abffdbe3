/** The check before a second try failed, so that the second try was not made. Its cause is the error of the check. */
export class UncheckedError extends Error {
  override readonly name = 'UncheckedError';
  constructor(cause: unknown) {
    super('Whether the write was made could not be checked', { cause });
  }
}
