import regular from '#design-system/theme/fonts/inter-400.ttf?url';
import semibold from '#design-system/theme/fonts/inter-600.ttf?url';
import type { FontSources } from './fonts.ts';

const absolute = (url: string) => new URL(url, self.location.href).href;

/** The fonts as the build serves them. */
export const fontUrls: FontSources = { regular: absolute(regular), semibold: absolute(semibold) };
