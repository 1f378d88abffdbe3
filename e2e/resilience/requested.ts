import type { Lane } from './lane.ts';

/** Makes data before a screen is opened; returns the id in its address. */
export type Prepare = (lane: Lane, token: string | undefined) => Promise<string | undefined>;

/** Requests a change through the API, as another tab would; returns the id of the newest request. */
export const requested =
  (method: string, path: string, body?: object): Prepare =>
  async (lane, token) => {
    const response = await lane.simulator.handle(
      new Request(`${lane.url}/api${path}`, {
        method,
        headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status} ${await response?.text()}`);
    const requests = lane.simulator.state().world.changeRequest as readonly { id: number }[];
    return String(Math.max(...requests.map(({ id }) => id)));
  };

/** Two days without charge, in the year 2027 or another. */
export const rule = (year = 2027) => ({
  closing_start: `${year}-02-01`,
  closing_end: `${year}-02-02`,
  reason: 'Sajam',
});

/** A pending request of such days for a zone or a garage, by its path in the API. */
export const requestedRule = (api: string, year?: number) => requested('POST', `${api}/iznimke/`, rule(year));

export const zoneApi = '/parking/provider/2/zona/11';
export const garageApi = '/garaze/garaza/9';

const workingDays = Array.from({ length: 7 }, (_, day) => ({
  week_day: day,
  time_from: '08:00:00',
  time_to: '18:00:00',
  no_charge: false,
}));

/** A pending change of a working period of a zone or a garage, by its path in the API. */
export const requestedPeriod = (api: string, periodId: string) =>
  requested('PATCH', `${api}/radno-vrijeme/${periodId}/`, {
    valid_from: '2026-01-01',
    valid_to: '2026-05-31',
    description: 'Sat duže',
    working_days: workingDays,
  });
