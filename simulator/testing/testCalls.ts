import { createSimulator, type Simulator, type SimulatorOptions } from '../simulator.ts';

/** A simulator with a frozen clock, for tests. */
export const still = (options: SimulatorOptions = {}): Simulator =>
  createSimulator({ now: '2026-11-15T09:00:00Z', ...options });

interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly language?: string;
}

/** Sends a call to a simulator as HTTP would. */
export async function ask(simulator: Simulator, method: string, path: string, { token, body, language }: Asked = {}) {
  const response = await simulator.handle(
    new Request(`http://simulator.test${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Token ${token}` } : {}),
        ...(language ? { 'Accept-Language': language } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  if (!response) throw new Error(`${path} is not the simulator's`);
  return response;
}

/** The JSON of a GET; any status but 200 throws. */
// biome-ignore lint/suspicious/noExplicitAny: tests read the wire format, which has no type of its own.
export async function getJson(simulator: Simulator, path: string, token?: string): Promise<any> {
  const response = await ask(simulator, 'GET', path, { token });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
