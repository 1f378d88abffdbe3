import { momentText } from '../state/clock.ts';
import type { Scenario } from './scenario.ts';

const minute = 60_000;

export const incidentInProgress: Scenario = {
  id: 'incident-in-progress',
  world: (catalogue) => catalogue,
  history: ({ world, clock }) => {
    const ago = (minutes: number) => momentText(new Date(clock.now().getTime() - minutes * minute));
    for (const { id, end } of world.incident.all()) {
      if (end === null) world.incident.change(id, { end: ago(60) });
    }
    world.incident.add({
      id: world.incident.nextId(),
      title: 'Rampe se ne otvaraju na izlazu',
      serviceGroup: 'GARAZE',
      components: 'Izlazne rampe',
      level: 2,
      begin: ago(50),
      end: null,
      description: 'Izlazi se otvaraju ručno. Tehničari su na terenu.',
      isPublic: true,
    });
    world.incident.add({
      id: world.incident.nextId(),
      title: 'SMS parking i kartična naplata nisu dostupni',
      serviceGroup: 'PARKING',
      components: 'SMS centar#Kartična naplata',
      level: 3,
      begin: ago(20),
      end: null,
      description:
        'Parkiranje se ne može platiti porukom ni karticom.\n\nNaplata u automatima radi. Uzrok se istražuje.',
      isPublic: true,
    });
  },
};
