import { setupServer } from 'msw/node';
import { createSimulator, type SimulatorOptions } from './simulator.ts';

/** The simulator behind `fetch` in Node, for tests: call `listen` before and `close` after. */
export function startSimulatorInNode(options: SimulatorOptions = {}) {
  const simulator = createSimulator(options);
  const server = setupServer(...simulator.handlers);
  return {
    simulator,
    listen: () => server.listen({ onUnhandledRequest: 'bypass' }),
    close: () => server.close(),
  };
}
