import { demoPath } from './demoPath.ts';

/** The address of a provider's zone map in a browser: the page simulator/demo/zone-map.html, which reads the zones' borders. */
export const zoneMapAddress = (providerId: number) =>
  `${window.location.origin}${demoPath}/simulator/demo/zone-map.html?provider=${providerId}`;
