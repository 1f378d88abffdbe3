import { mapServers } from './mapServers.ts';

/** Owners whose licences ask for a link beside their name. */
const known: readonly (readonly [host: RegExp, attribution: string, link: string])[] = [
  [/(^|\.)openstreetmap\.(org|de|fr)$/, '© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
  [/(^|\.)arcgisonline\.com$/, 'Esri, Maxar, Earthstar Geographics', 'https://www.esri.com/'],
];

const urlOf = (template: string) => {
  try {
    return new URL(template.replace(/\{s\}/g, 'a'), window.location.href);
  } catch {
    return undefined;
  }
};

/** Who owns the images of a base layer, and the page that the owner's licence asks to be linked. */
export interface Attribution {
  readonly text: string;
  readonly link?: string | undefined;
}

/** Returns a base layer's address template and the attribution of its images. */
export function baseLayerOf(base: 'street' | 'satellite'): {
  readonly template: string;
  readonly attribution: Attribution;
} {
  const template = base === 'street' ? mapServers().tiles : mapServers().satelliteTiles;
  const host = urlOf(template)?.hostname ?? '';
  const [, text, link] = known.find(([pattern]) => pattern.test(host)) ?? [];
  return {
    template,
    attribution: { text: mapServers().mapAttribution?.[base] ?? text ?? `© ${host || 'OpenStreetMap'}`, link },
  };
}

/**
 * Returns whether the deployment allows a page to be shown in a frame: the content security policy (deploy/security.mjs)
 * refuses all others.
 */
export function mayFrame(address: string): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { frames } = mapServers();
  if (frames === undefined) return url.protocol === 'https:' || url.origin === window.location.origin;
  return frames.some((frame) => urlOf(frame)?.origin === url.origin);
}
