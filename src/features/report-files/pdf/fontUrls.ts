import regular from '#design-system/theme/fonts/inter-400.ttf?url';
import semibold from '#design-system/theme/fonts/inter-600.ttf?url';
import letters from '#design-system/theme/fonts/inter-more.ttf?url';
import arabic from '#design-system/theme/fonts/noto-arabic.ttf?url';
import emoji from '#design-system/theme/fonts/noto-emoji.ttf?url';
import hebrew from '#design-system/theme/fonts/noto-hebrew.ttf?url';
import type { FontSources } from './fonts.ts';

const absolute = (url: string) => new URL(url, self.location.href).href;

/** The fonts as the build serves them. */
export const fontUrls: FontSources = {
  regular: absolute(regular),
  semibold: absolute(semibold),
  letters: absolute(letters),
  hebrew: absolute(hebrew),
  arabic: absolute(arabic),
  emoji: absolute(emoji),
};
