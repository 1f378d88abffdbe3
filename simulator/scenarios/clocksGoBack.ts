import type { Scenario } from './scenario.ts';

/** The night on which summer time ends, in the second of the two hours from 2 to 3: one incident is in both, one goes on. */
export const clocksGoBack: Scenario = {
  id: 'clocks-go-back',
  now: '2026-10-25T01:10:30Z',
  world: (catalogue) => catalogue,
  history: ({ world }) => {
    const incident = { components: 'Izlazne rampe', serviceGroup: 'GARAZE', level: 3, description: '', isPublic: true };
    world.incident.add({
      ...incident,
      id: world.incident.nextId(),
      title: 'Prekid u noći pomicanja sata',
      begin: '2026-10-25T00:50:00Z',
      end: '2026-10-25T01:10:00Z',
    });
    world.incident.add({
      ...incident,
      id: world.incident.nextId(),
      title: 'Prekid u drugom satu 02',
      begin: '2026-10-25T01:10:00Z',
      end: null,
    });
  },
};
