/** Why a call failed: no response, none in time, an error status, or a reply that does not fit the contract. */
export type FailureKind = 'network' | 'timeout' | 'status' | 'contract';

/** Messages about an element of a list by its own field's domain name, or by an empty name: the element as a whole. */
export type ElementMessages = Readonly<Record<string, string>>;

interface Failure {
  readonly kind: FailureKind;
  /** The call's name in the contract. */
  readonly call: string;
  /** HTTP status, with `kind: 'status'`. */
  readonly status?: number;
  /** The server's message for the user, in the page's language, if it sent one. Plain text, never HTML. */
  readonly text?: string;
  /** First message of each field, by the field's domain name. */
  readonly fields?: Readonly<Record<string, string>>;
  /**
   * Messages of a field that is a list, aligned by index, by the field's domain name; undefined where an element
   * is valid.
   */
  readonly lists?: Readonly<Record<string, readonly (ElementMessages | undefined)[]>>;
  /** First of the `non_field_errors`, for the form's banner. */
  readonly formError?: string;
  /** A 409's pending change request. */
  readonly requestId?: number;
  /** Seconds to wait after a 429. */
  readonly retryAfter?: number;
  /** The technical details, for the console and for support. */
  readonly detail?: string;
}

/** Whether a response with this status comes from a gateway, which had none from the server in time. */
export const isOfGateway = (status: number) => status >= 502 && status <= 504;

/** The only error that a call rejects with (an abort rejects with the signal's reason). */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly text: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly (ElementMessages | undefined)[]>>;
  readonly formError: string | undefined;
  readonly requestId: number | undefined;
  readonly retryAfter: number | undefined;
  readonly detail: string | undefined;

  constructor(failure: Failure) {
    super(`${failure.call}: ${failure.detail ?? failure.text ?? failure.status ?? failure.kind}`);
    this.kind = failure.kind;
    this.call = failure.call;
    this.status = failure.status;
    this.text = failure.text;
    this.fields = failure.fields ?? {};
    this.lists = failure.lists ?? {};
    this.formError = failure.formError;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
    this.detail = failure.detail;
  }

  /** Whether a retry of the same GET can succeed (a failure of the network or of a gateway). */
  get isPassing(): boolean {
    return this.kind === 'network' || (this.status !== undefined && isOfGateway(this.status));
  }

  /**
   * Whether a write may have been made although it failed: no response arrived, none that can be read, or that of a
   * gateway which had none from the server (behaviour 22.17).
   */
  get isUncertain(): boolean {
    return this.kind !== 'status' || this.status === 502 || this.status === 504;
  }

  /** Whether the server refused the user: not signed in, or not permitted. */
  get isAccessError(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

const firstText = (value: unknown): string | undefined => {
  const first = Array.isArray(value) ? firstText(value.find((item) => firstText(item) !== undefined)) : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : undefined;
};

/** The messages about an element: either a list of texts, or an object with texts of its own fields. */
function messagesOfElement(item: unknown, domainName: (wireName: string) => string): ElementMessages | undefined {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
  const entries = isObject ? Object.entries(item) : [['', item] as const];
  const messages = entries.flatMap(([wireName, value]) => {
    const text = firstText(value);
    return text === undefined ? [] : [[wireName && domainName(wireName), text] as const];
  });
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

/** Messages aligned with a list's elements (behaviour 21.12), or undefined when they are about the field as a whole. */
function alignedMessages(
  messages: readonly unknown[],
  domainName: (wireName: string) => string,
): readonly (ElementMessages | undefined)[] | undefined {
  if (messages.some((item) => typeof item === 'string')) return undefined;
  const elements = messages.map((item) => messagesOfElement(item, domainName));
  return elements.some((element) => element !== undefined) ? elements : undefined;
}

/**
 * Reads an error response's JSON body (behaviour 22.1): the message for the user is the first of `error_msg`, `error`,
 * `detail`, `non_field_errors[0]` and the first field's first message. `domainName` turns a wire field into the
 * domain's; a field that the contract does not know keeps its name.
 */
export function readErrorBody(
  body: unknown,
  domainName: (wireName: string) => string,
): Pick<Failure, 'text' | 'fields' | 'lists' | 'formError' | 'requestId'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const { error_msg, error, detail, non_field_errors, request_id, ...rest } = body as Record<string, unknown>;
  const formError = firstText(non_field_errors);
  const fields: Record<string, string> = {};
  const lists: Record<string, readonly (ElementMessages | undefined)[]> = {};
  for (const [wireName, messages] of Object.entries(rest)) {
    if (!Array.isArray(messages)) continue;
    const aligned = alignedMessages(messages, domainName);
    if (aligned) lists[domainName(wireName)] = aligned;
    const message = firstText(aligned ? aligned.flatMap((element) => Object.values(element ?? {})) : messages);
    if (message !== undefined) fields[domainName(wireName)] = message;
  }
  const text = firstText(error_msg) ?? firstText(error) ?? firstText(detail) ?? formError ?? Object.values(fields)[0];
  return {
    fields,
    ...(Object.keys(lists).length === 0 ? {} : { lists }),
    ...(text === undefined ? {} : { text }),
    ...(formError === undefined ? {} : { formError }),
    ...(typeof request_id === 'number' ? { requestId: request_id } : {}),
  };
}
