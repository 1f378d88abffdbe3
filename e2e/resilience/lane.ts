import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '#simulator/server/httpServer.ts';
import { createSimulator, type Simulator, type SimulatorState } from '#simulator/simulator.ts';
import { serve } from '../../deploy/serve.mjs';
import { checkTime } from '../../tools/processes/simulator.mjs';
import { dist } from '../support/builds.ts';

/** A call in the simulator's log. */
export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly fault: string | null;
}

/** The built portal and a simulator on one origin, for one case at a time. */
export interface Lane {
  readonly url: string;
  readonly simulator: Simulator;
  /** Restores the data of a scenario without faults, and signs a user in. Returns the token; the same for each call. */
  begin(scenario: string, user: string | undefined): Promise<string | undefined>;
  /** Resolves when no call is being handled. */
  quiet(): Promise<void>;
  /** What is written from now on counts; before it was preparation. */
  mark(): void;
  /** Ends every session, as the server does when it has lasted long enough. */
  endSessions(): void;
  /** The portal's calls since `begin`. */
  calls(): Promise<LoggedCall[]>;
  /** How many entities of each kind there are more or fewer than at `begin`, and how many have changed. */
  written(): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** What a call leaves behind that is no result of a write: sessions, and what counts attempts. */
const besideWrites = ['token', 'captcha'];

function forward(request: IncomingMessage, response: ServerResponse, origin: string) {
  const upstream = httpRequest(new URL(request.url ?? '/', origin), { headers: request.headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  upstream.end();
}

/**
 * Starts a lane. Unlike in production no proxy is between the page and the simulator, so that a connection that the
 * simulator breaks is broken in the page too, and no 502.
 */
export async function startLane(): Promise<Lane> {
  const simulator = createSimulator({ now: checkTime });
  const api = createHttpServer(simulator);
  const files = await serve({ port: 0, dir: dist });
  let open = 0;
  const server = createServer((request, response) => {
    // Browsers repeat a call by themselves, a POST too, when a connection that was used before is closed.
    response.shouldKeepAlive = false;
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) server.emit('quiet');
    });
    if (/^\/(api|__simulator)\//.test(request.url ?? '')) api.emit('request', request, response);
    else forward(request, response, files.url);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const starts = new Map<string, { state: SimulatorState; token: string | undefined }>();
  let before: SimulatorState | undefined;

  return {
    url,
    simulator,
    async begin(scenario, user) {
      const name = `${scenario} ${user}`;
      let start = starts.get(name);
      if (!start) {
        simulator.reset({ scenario });
        const token = user && simulator.signIn(user);
        start = { token, state: simulator.state() };
        starts.set(name, start);
      }
      simulator.restore(start.state);
      before = simulator.state();
      return start.token;
    },
    async quiet() {
      while (open > 0) await once(server, 'quiet');
    },
    mark() {
      before = simulator.state();
    },
    endSessions() {
      const state = simulator.state();
      simulator.continueFrom({ ...state, world: { ...state.world, token: [] } });
    },
    async calls() {
      const response = await simulator.handle(new Request(`${url}/__simulator/log`));
      if (!response?.ok) throw new Error(`The log is refused: ${response?.status}`);
      return ((await response.json()) as { log: LoggedCall[] }).log;
    },
    written() {
      const then = before?.world as unknown as Record<string, Record<string, unknown>[]>;
      const now = simulator.state().world as unknown as typeof then;
      return Object.fromEntries(
        Object.keys(now).flatMap((kind) => {
          if (besideWrites.includes(kind)) return [];
          const known = new Set(then[kind]?.map((entity) => JSON.stringify(entity)));
          const [more, other] = [
            (now[kind]?.length ?? 0) - (then[kind]?.length ?? 0),
            now[kind]?.filter((entity) => !known.has(JSON.stringify(entity))).length ?? 0,
          ];
          return more === 0 && other === 0 ? [] : [[kind, `${more} more, ${other} new or changed`]];
        }),
      );
    },
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((done) => server.close(done)), files.close()]);
    },
  };
}
