import { basePath } from '#api/basePath.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): unknown;
}

/** Markup that Leaflet and its drawing tool write: texts, spans with a class of theirs, and line breaks. */
const harmless = /^(?:[^<]|<\/?span(?: class="leaflet-[\w-]+")?>|<br ?\/?>)*$/;

/** Returns the markup if nothing in it can run: what `innerHTML` may be set to; null refuses it. */
export const trustedHtml = (html: string): string | null =>
  // Leaflet checks by this text whether the browser draws SVG.
  html === '<svg/>' || harmless.test(html) ? html : null;

/** Returns the address if it is one of the portal's own built files: what a worker may be started from. */
export function trustedScriptUrl(address: string): string | null {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && pathname.startsWith(`${basePath}/assets/`) ? address : null;
}

/**
 * Decides what becomes of the texts that libraries write into the page as markup or as the address of a script. The
 * content security policy (deploy/security.mjs) allows this policy and that of Highcharts, which cleans its markup itself.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScriptUrl });
}
