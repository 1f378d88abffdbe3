import type { Fault } from '#simulator/simulator.ts';
import type { Language } from './page.ts';
import { serverText, text } from './texts.ts';

/** A fault that a call meets, and what the portal may say about it. */
export interface FaultKind {
  readonly id: string;
  readonly title: string;
  readonly rule: Omit<Fault, 'method' | 'path'>;
  /** The call is handled although its response does not arrive. */
  readonly isHandled?: true;
  /** The call succeeds, late. */
  readonly isLate?: true;
  /** The texts of which one must be shown, unless the screen has its own words. */
  readonly texts: (language: Language) => readonly string[];
}

const network = (language: Language) => [text(language, 'forms', 'failure.network')];
const contract = (language: Language) => [text(language, 'forms', 'failure.contract')];
const server = (key: string) => (language: Language) => [serverText(language, key)];
const refused = (status: number) => (language: Language) => [
  text(language, 'forms', status < 500 ? 'failure.refused' : 'failure.server').replace('{{status}}', String(status)),
];

/** The faults of every call, reads and writes. */
export const faults: readonly FaultKind[] = [
  { id: 'network', title: 'dropped connection', rule: { kind: 'network' }, texts: network },
  {
    id: 'timeout',
    title: 'time-out',
    rule: { kind: 'timeout' },
    texts: (language) => [text(language, 'forms', 'failure.timeout_other').replace('{{count}}', '30')],
  },
  { id: '400-fields', title: '400 with fields', rule: { status: 400, body: 'fields' }, texts: server('invalid') },
  {
    id: '400-error_msg',
    title: '400 with error_msg',
    rule: { status: 400, body: 'error_msg' },
    texts: server('badRequest'),
  },
  { id: '400-html', title: '400 with HTML', rule: { status: 400, kind: 'html' }, texts: refused(400) },
  { id: '401', title: '401', rule: { status: 401 }, texts: server('unauthorized') },
  { id: '403', title: '403', rule: { status: 403 }, texts: server('forbidden') },
  { id: '404', title: '404', rule: { status: 404 }, texts: server('notFound') },
  { id: '409', title: '409', rule: { status: 409, body: 'error_msg' }, texts: server('badRequest') },
  {
    id: '429',
    title: '429 with Retry-After',
    rule: { status: 429, retry_after: 7 },
    texts: (language) => [serverText(language, 'tooManyRequests').replace('{{seconds}}', '7')],
  },
  { id: '500', title: '500', rule: { status: 500 }, texts: server('serverError') },
  { id: '502', title: '502 with HTML', rule: { status: 502, kind: 'html' }, texts: refused(502) },
  { id: '503', title: '503', rule: { status: 503 }, texts: server('unavailable') },
  { id: 'malformed', title: 'malformed JSON', rule: { kind: 'malformed' }, texts: contract },
  {
    id: 'truncated',
    title: 'truncated response',
    rule: { kind: 'truncated' },
    isHandled: true,
    texts: (language) => [...network(language), ...contract(language)],
  },
  { id: 'shape', title: 'wrong shape', rule: { kind: 'shape' }, texts: contract },
  { id: 'null', title: '`null`', rule: { kind: 'null' }, texts: contract },
  { id: 'html', title: 'HTML with 200', rule: { kind: 'html' }, texts: contract },
  { id: 'late', title: 'response after 5 s', rule: { delay_ms: 5000 }, isLate: true, texts: () => [] },
];

/** The response of a write is lost after the write. */
export const lost: FaultKind = {
  id: 'lost',
  title: 'lost answer',
  rule: { kind: 'lost' },
  isHandled: true,
  texts: network,
};
