import { type RequestOptions, request } from '#api/client.ts';
import type { Call, ReplyOf, RequestOf } from '#api/contract/call.ts';

type Requests<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: (
    input: RequestOf<Calls[Name]>,
    options?: RequestOptions,
  ) => Promise<ReplyOf<Calls[Name]>>;
};

/** Returns functions that make calls of the contract. */
export const requestsOf = <const Calls extends Readonly<Record<string, Call>>>(calls: Calls): Requests<Calls> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (input: RequestOf<Call>, options?: RequestOptions) => request(call, input, options),
    ]),
  ) as Requests<Calls>;
