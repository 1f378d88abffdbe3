import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileStyles, isStyleProp } from './lib/compiledStyles.ts';

const imports = `import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
`;
const nothing = async () => undefined;
const compiled = async (jsx: string) => {
  const found = await compileStyles(`${imports}export const it = ${jsx};`, nothing);
  return { jsx: found?.code.split('export const it = ')[1], css: found?.css ?? '' };
};

describe('literal styles', () => {
  it('become a class with the rules that Chakra makes, by the portal’s tokens', async () => {
    const { jsx, css } = await compiled('<chakra.div px="4" _hover={{ color: "fg" }} id={id}>a</chakra.div>');
    expect(jsx).toMatch(/^<div className=\{"css-\w+"\} {3}id=\{id\}>a<\/div>;$/);
    expect(css).toMatch(/^\.css-\w+\{padding-inline:var\(--chakra-spacing-4\);\}.*:hover.*--chakra-colors-fg/);
  });

  it('are the same class wherever they are the same', async () => {
    const one = await compiled('<chakra.div px="4" />');
    const other = await compiled('<chakra.div px="4" role="group" />');
    expect(one.css).toBe(other.css);
    expect((await compiled('<chakra.div px="5" />')).css).not.toBe(one.css);
  });

  it('of a choice between two become a class each', async () => {
    const { jsx, css } = await compiled('<Box p="2" opacity={busy ? 0.5 : 1} mt={first ? undefined : "2"} />');
    expect(jsx).toMatch(/\(busy \? " css-\w+" : " css-\w+"\) \+ \(first \? "" : " css-\w+"\)/);
    expect(css).toContain('opacity:0.5');
    expect(css).toContain('opacity:1');
  });

  it('stand beside a class of the element’s own', async () => {
    const { jsx } = await compiled('<chakra.span ms="1" className={mark} />');
    expect(jsx).toMatch(/className=\{"css-\w+" \+ \(mark \? " " \+ \(mark\) : ""\)\}/);
  });

  it('take the tag that `as` names, and keep what is no style', async () => {
    const { jsx } = await compiled('<Box as="ul" m="0" aria-label={name} style={{ height }}><li /></Box>');
    expect(jsx).toMatch(/^<ul className=\{"css-\w+"\}.*aria-label=\{name\} style=\{\{ height \}\}><li \/><\/ul>;$/);
  });

  it('of a button are its recipe’s, and its type stays the harmless one unless it is told another', async () => {
    const { jsx, css } = await compiled('<Button variant="ghost" size="sm" px="2" type="submit">Go</Button>');
    expect(jsx).toMatch(/^<button type="button" className=\{"button css-\w+"\}.*type="submit">Go<\/button>;$/);
    expect(css).toContain('--chakra-sizes-8');
  });
});

describe('what is only known while the page runs', () => {
  it.each([
    ['a value', '<chakra.div px={space} />'],
    ['a spread', '<chakra.div px="4" {...rest} />'],
    ['a child that takes the styles', '<chakra.div asChild px="4"><a /></chakra.div>'],
    ['a call', '<chakra.div bg={colorOf(name)} />'],
    ['a choice of a look', '<Button variant={on ? "solid" : "outline"} />'],
  ])('stays Chakra’s: %s', async (_name, jsx) => expect((await compiled(jsx)).jsx).toBeUndefined());

  it('stays when the name is somebody else’s', async () =>
    expect(await compileStyles('import { Box } from "./Box.tsx"; // @chakra-ui/react/\n<Box p="2" />;', nothing)).toBe(
      undefined,
    ));
});

describe('a named part', () => {
  it('becomes a plain one, its styles from another module too', async () => {
    const code = `${imports}import { look } from './look.ts';
const Row = chakra('li', { base: { gap: '2' } });
const Table = chakra('div', { base: look });`;
    const found = await compileStyles(code, async (module, name) =>
      module === './look.ts' && name === 'look' ? { '& td': { px: '3' } } : undefined,
    );
    expect(found?.code).toMatch(
      /const Row = plainPart\('li', "css-\w+"\);\nconst Table = plainPart\('div', "css-\w+"\);/,
    );
    expect(found?.css).toMatch(/gap:var\(--chakra-spacing-2\)[\s\S]* td\{padding-inline:var\(--chakra-spacing-3\)/);
  });

  it('is given no styles where it is used: the built portal would not know them', () => {
    const files = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(join(import.meta.dirname, '../src', name), 'utf8'));
    const parts = files.flatMap((text) => {
      const exported = [...text.matchAll(/export const (\w+) = chakra\(/g)].map(([, name = '']) => name);
      const own = [...text.matchAll(/^const (\w+) = chakra\([^;]*?base/gm)].map(([, name = '']) => name);
      return [...exported.map((name) => ({ name, among: files })), ...own.map((name) => ({ name, among: [text] }))];
    });
    expect(parts.length).toBeGreaterThan(12);
    const styled = parts.flatMap(({ name, among }) =>
      among.flatMap((text) =>
        [...text.matchAll(new RegExp(`<${name}\\b([^>]*)`, 'g'))].flatMap(([, attributes = '']) =>
          [...attributes.matchAll(/(\w+)=/g)].flatMap(([, prop = '']) =>
            isStyleProp(prop) || ['as', 'asChild', 'css'].includes(prop) ? [`${name} ${prop}`] : [],
          ),
        ),
      ),
    );
    expect(styled).toEqual([]);
  });
});
