import { palette } from '../../src/design-system/theme/palette.ts';

/** The name of the style sheet's variable of a colour. */
const variableOf = (token: string) =>
  `--chakra-colors-${token
    .replace('.DEFAULT', '')
    .replaceAll('.', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const colors = new Map(Object.entries(palette).map(([token, values]) => [variableOf(token), values]));

/**
 * The colours of the frame in index.html, light and dark: those of the variables that its styles name, and the page's
 * ground. Their layer is the first, so that the portal's style sheet overrides it.
 *
 * @throws when the page names a colour that the palette does not have.
 */
function frameColors(page: string): string {
  const used = new Set([variableOf('bg.page')]);
  for (const [, name = ''] of page.matchAll(/var\((--chakra-[\w-]+)\)/g)) used.add(name);
  const valuesIn = (theme: 0 | 1) =>
    [...used]
      .map((name) => {
        const values = colors.get(name);
        if (!values) throw new Error(`index.html: the palette has no colour ${name}`);
        return `${name}:${values[theme]}`;
      })
      .join(';');
  const ground = `background:var(${variableOf('bg.page')})`;
  return `@layer frame{html{${valuesIn(0)};${ground}}html.dark{${valuesIn(1)}}}`;
}

/**
 * Lets the browser paint the frame of index.html before the portal's style sheet has come: the style sheet follows the
 * frame, which has its own colours.
 *
 * @throws when the page has no style sheet.
 */
export function paintFrameFirst(page: string): string {
  const link = /\s*(<link rel="stylesheet"[^>]*>)/.exec(page);
  if (!link) throw new Error('index.html has no style sheet.');
  return page
    .replace(link[0], '')
    .replace('</body>', `${link[1]}\n  </body>`)
    .replace('<style>', `<style>${frameColors(page)}`);
}
