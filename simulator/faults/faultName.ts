import type { Fault } from './faults.ts';

/** A short name of a fault for the log. */
export const faultName = ({ kind, status, delay_ms, jitter_ms }: Fault): string =>
  kind ?? (status !== undefined ? String(status) : `delay ${delay_ms ?? 0}${jitter_ms ? `+${jitter_ms}` : ''}`);
