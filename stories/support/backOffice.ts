import type { StoryFault } from '../../.storybook/world.ts';

/** What the API returns to the signed-in user, as the wire has it: to compare a screen's figures with. */
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

/** What every report has, and the rows of those that stories look into. */
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

/** Makes calls fail or wait from now on, in the middle of a story. */
export async function setFaults(faults: readonly StoryFault[]) {
  const response = await fetch('/__simulator/faults', { method: 'PUT', body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(`Faults: ${response.status} ${await response.text()}`);
}

export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The API calls that were answered since the world began, oldest first. */
export async function answeredCalls(): Promise<readonly LoggedCall[]> {
  const response = await fetch('/__simulator/log');
  return ((await response.json()) as { log: readonly LoggedCall[] }).log;
}

/** The calls answered so far whose path, with its query, has this part. */
export const callsTo = async (part: string) => (await answeredCalls()).filter(({ path }) => path.includes(part));
