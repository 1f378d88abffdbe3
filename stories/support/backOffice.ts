import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { Fault } from '#simulator/faults/faults.ts';

/** Calls the API as the signed-in user, without decoding, to compare a screen's figures with the responses. */
export async function answerOf<Answer = ReportAnswer>(path: string): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    headers: { Authorization: `Token ${localStorage.getItem('auth-token')}`, 'Accept-Language': language() },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const language = () => document.documentElement.lang;

/** The four figures of a row or a total. */
export interface WireMetrics {
  readonly total_count: number;
  readonly valid_count: number;
  readonly total_amount: string;
  readonly valid_amount: string;
}

/** The fields of every report, and the rows of those that stories check. */
export interface ReportAnswer {
  readonly ukupno: WireMetrics;
  readonly usluge: readonly (WireMetrics & { readonly service_type_id: number; readonly service_type_name: string })[];
  readonly distributeri: readonly (WireMetrics & { readonly reseller_id: number; readonly reseller_name: string })[];
  readonly artikli: readonly (WireMetrics & {
    readonly id: number;
    readonly item: string;
    readonly item_price: string;
    readonly zone_name: string | null;
  })[];
  readonly provider_list: readonly (WireMetrics & {
    readonly provider_id: number;
    readonly naziv: string;
    readonly distributeri: readonly {
      readonly reseller_id: number;
      readonly reseller_name: string;
      readonly valid_count: number;
      readonly valid_amount: string;
    }[];
  })[];
  readonly garage_list: readonly (WireMetrics & { readonly garage_id: number; readonly name: string })[];
  readonly parkovi_list: readonly (WireMetrics & { readonly park_id: number; readonly naziv: string })[];
}

/** A story whose calls to these paths have responses of its own, whatever the simulator would respond. */
export const responds = (responses: Readonly<Record<string, JsonBodyType>>) => ({
  beforeEach({ msw }: { readonly msw: { use: (...handlers: HttpHandler[]) => void } }) {
    const handlers = Object.entries(responses).map(([path, body]) =>
      http.get(`/api${path}`, () => HttpResponse.json(body)),
    );
    msw.use(...handlers);
  },
});

/** Sends a control call with a body to the simulator. */
const control = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  fetch(`/__simulator${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Makes calls fail or wait from now on, within a story. */
export async function setFaults(faults: readonly Fault[]) {
  const response = await control('PUT', '/faults', faults);
  if (!response.ok) throw new Error(`Faults: ${response.status} ${await response.text()}`);
}

/**
 * Ends the faults and presses the button that tries again. The page may still be asking by itself: that call has to fail
 * too before the back office works again, or its failure would be what the page shows after the press.
 */
export async function recover(user: { readonly click: (button: Element) => Promise<void> }, button: Element) {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await setFaults([]);
  await user.click(button);
}

/** Decides on a change request, as support staff do. */
export const decideRequest = (
  id: number | undefined,
  what: 'approve' | 'reject',
  decision: { readonly note?: string; readonly confirm_outdated?: boolean } = {},
) => control('POST', `/requests/${id}/${what}`, decision);

interface PendingRequests {
  readonly zahtjevi: readonly { readonly id: number }[];
}

/** Decides on the newest pending request as support staff do; then the user comes back to the page. */
export async function decideNewest(what: 'approve' | 'reject', note = '') {
  const { zahtjevi } = await answerOf<PendingRequests>('/zahtjevi/?status=pending');
  const response = await decideRequest(zahtjevi[0]?.id, what, { note });
  if (!response.ok) throw new Error(`${what}: ${response.status}`);
  window.dispatchEvent(new Event('visibilitychange'));
}

export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The API calls since the simulator was reset, oldest first. */
export async function recordedCalls(): Promise<readonly LoggedCall[]> {
  const response = await fetch('/__simulator/log');
  return ((await response.json()) as { log: readonly LoggedCall[] }).log;
}

/** The calls so far whose path with its query contains this text. */
export const callsTo = async (part: string) => (await recordedCalls()).filter(({ path }) => path.includes(part));

/** Waits until the portal watches the user's pending requests: it reports the decisions on those that it has seen. */
export const watchesRequests = () =>
  waitFor(async () => expect((await callsTo('/zahtjevi/')).length).toBeGreaterThan(0));

/** Logs in as a user; the portal does not know of it. Resolves with the response, which has the token. */
export const logIn = (username: string, password: string) =>
  fetch('/api/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

/** The hours of a weekday on the wire; 0 is Monday. */
const everyDay = Array.from({ length: 7 }, (_, week_day) => {
  const no_charge = week_day === 6;
  return {
    week_day,
    no_charge,
    time_from: no_charge ? '00:00:00' : '07:00:00',
    time_to: no_charge ? '00:00:00' : '21:30:00',
  };
});

/**
 * For `beforeEach`: the operator requests other hours of an item's period, also where another user is signed in. In a scenario without
 * requests this one has the id 1.
 */
export const withHoursRequested = (path: string, dates: { valid_from: string; valid_to: string }) => async () => {
  const { token } = (await (await logIn('operator', 'demo-1234')).json()) as { readonly token: string };
  const response = await fetch(`/api${path}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
    body: JSON.stringify({ ...dates, description: 'Nedjeljom bez naplate', working_days: everyDay }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};

/** Other summer hours of Riva in Split. */
export const withRivaRequested = withHoursRequested('/parking/provider/2/zona/11/radno-vrijeme/9/', {
  valid_from: '2026-06-01',
  valid_to: '2026-09-30',
});
