import type { TextKey, Texts } from '../texts/texts.ts';

/** A text of the simulator, translated to the request's language when it is sent. */
export type Message = TextKey | readonly [TextKey, Readonly<Record<string, string | number>>];

const translate = (texts: Texts, message: Message): string =>
  typeof message === 'string' ? texts(message) : texts(message[0], message[1]);

type Body = (texts: Texts) => Record<string, unknown>;

/** Thrown by a handler to respond with anything but its reply (behaviour 21.12). */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `{"detail": …}` with a status: 401, 403, 404, 405, 429, 5xx. */
export const detail = (status: number, message: Message, headers: Readonly<Record<string, string>> = {}) =>
  new HttpError(status, (texts) => ({ detail: translate(texts, message) }), headers);

/** A 400 on fields, by their names on the wire. */
export const fieldErrors = (fields: FieldMessages) => inputErrors(fields, {});

/** A 400 with one `error_msg`. */
export const messageError = (message: Message) =>
  new HttpError(400, (texts) => ({ error_msg: translate(texts, message) }));

/** A 400 on the whole form. */
export const formError = (message: Message) => fieldErrors({ non_field_errors: message });

/** `{"error_msg": …}`: a business error, or a 409 with the conflicting request (behaviour 21.12). */
export const conflict = (message: Message, requestId?: number) =>
  new HttpError(409, (texts) => ({
    error_msg: translate(texts, message),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  }));

type FieldMessages = Readonly<Record<string, Message>>;

const translated = (texts: Texts, messages: FieldMessages) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [translate(texts, message)]]));

/**
 * A 400 on fields, and on the items of lists: for each item, messages by the names of its fields; an item without any
 * is valid.
 */
export const inputErrors = (fields: FieldMessages, lists: Readonly<Record<string, readonly FieldMessages[]>>) =>
  new HttpError(400, (texts) => ({
    ...translated(texts, fields),
    ...Object.fromEntries(
      Object.entries(lists).map(([field, items]) => [field, items.map((item) => translated(texts, item))]),
    ),
  }));

export const unauthorized = () => detail(401, 'unauthorized', { 'WWW-Authenticate': 'Token' });
export const forbidden = () => detail(403, 'forbidden');
export const notFound = () => detail(404, 'notFound');
