import type { Scenario } from './scenario.ts';

const inland: readonly string[] = ['inland', 'inlandGarage', 'cityTransport'];

export const coastInAugust: Scenario = {
  id: 'coast-in-august',
  // The Friday before the holiday of 15 August, in the evening.
  now: '2026-08-14T17:30:00Z',
  world: (catalogue) => {
    const outlets = catalogue.outlets.filter(({ profile }) => !inland.includes(profile));
    const isOnCoast = (providerId: number) =>
      outlets.some(({ service, id }) => service === 'parking' && id === providerId);
    return {
      ...catalogue,
      outlets,
      parkingProviders: catalogue.parkingProviders.filter(({ id }) => isOnCoast(id)),
      zones: catalogue.zones.filter(({ providerId }) => isOnCoast(providerId)),
    };
  },
};
