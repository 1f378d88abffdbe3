/** Why there is no token: the provider's script did not load, the check failed, or the user closed it. */
export type BotCheckFailure = 'unreachable' | 'failed' | 'cancelled';

export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  readonly failure: BotCheckFailure;
  constructor(failure: BotCheckFailure, detail: string) {
    super(`The bot check ${failure === 'unreachable' ? 'could not be loaded' : failure}: ${detail}`);
    this.failure = failure;
  }
}
