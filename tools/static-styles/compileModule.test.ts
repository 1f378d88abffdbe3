import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { compilerOf } from './testCompiler.ts';

const imports = `import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
`;
const compiled = async (jsx: string, before = '') => {
  const code = `${imports}${before}export const it = ${jsx};`;
  const found = (await compilerOf().compile(code, 'it.tsx')).compiled;
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

  it('of a choice between two become a class for each outcome', async () => {
    const { jsx, css } = await compiled('<Box p="2" opacity={busy ? 0.5 : 1} mt={first ? undefined : "2"} />');
    expect(jsx).toMatch(/\(busy \? \(first \? "css-\w+" : "css-\w+"\) : \(first \? "css-\w+" : "css-\w+"\)\)/);
    expect(css).toContain('opacity:0.5');
    expect(css).toContain('opacity:1');
  });

  it('that depend on one condition are chosen together', async () => {
    const { jsx } = await compiled('<Box p={open ? "2" : "3"} m={open ? "2" : "3"} />');
    expect(jsx).toMatch(/className=\{\(open \? "css-\w+" : "css-\w+"\)\}/);
  });

  it('of a variant for true alone leave the others where it is false', async () => {
    const before = 'const Row = chakra("div", { base: { p: "2" }, variants: { open: { true: { m: "3" } } } });\n';
    const { css } = await compiled('<Row open={isOpen} />', before);
    expect(css).toContain('margin:var(--chakra-spacing-3)');
    const code = `${imports}${before}export const it = <Row open={isOpen} />;`;
    const whole = (await compilerOf().compile(code, 'it.tsx')).compiled?.code ?? '';
    const [table] = /\(\{ "true": .*?\}\)/.exec(whole) ?? [];
    expect(Object.keys(new Function(`return ${table}`)())).toEqual(['true', '', 'false']);
    expect(new Function(`return ${table}`)().false).toMatch(/^css-\w+$/);
  });

  it('take the tag that `as` names, and keep what is no style', async () => {
    const { jsx } = await compiled('<Box as="ul" m="0" aria-label={name} style={{ height }}><li /></Box>');
    expect(jsx).toMatch(/^<ul className=\{"css-\w+"\}.*aria-label=\{name\} style=\{\{ height \}\}><li \/><\/ul>;$/);
  });

  it('of a button are its recipe’s, and its type stays the harmless one unless it is given another', async () => {
    const { jsx, css } = await compiled('<Button variant="ghost" size="sm" px="2" type="submit">Go</Button>');
    expect(jsx).toMatch(/^<button type="button" className=\{"button css-\w+"\}.*type="submit">Go<\/button>;$/);
    expect(css).toContain('--chakra-sizes-8');
  });

  it('of a part of Chakra’s include the part’s own', async () => {
    const { jsx, css } = await compiled('<HStack justify="flex-end" gap="3"><b /></HStack>');
    expect(jsx).toMatch(/^<div className=\{"chakra-stack css-\w+"\} {2}><b \/><\/div>;$/);
    expect(css).toMatch(/align-items:center;.*justify-content:flex-end;.*flex-direction:row;.*gap:var/);
  });
});

describe('what is only known while the page runs', () => {
  it.each([
    ['a value', '<chakra.div px={space} />'],
    ['a spread', '<chakra.div px="4" {...rest} />'],
    ['a child that takes the styles', '<chakra.div asChild px="4"><a /></chakra.div>'],
    ['a class of its own', '<chakra.span ms="1" className={mark} />'],
    ['a variant', '<Button variant={look} />'],
    ['a call', '<chakra.div bg={colorOf(name)} />'],
    ['a part between the children', '<Stack separator={<hr />}><b /></Stack>'],
    ['a state that Chakra shows', '<Button loading />'],
  ])('stays Chakra’s: %s', async (_name, jsx) => expect((await compiled(jsx)).jsx).toBeUndefined());

  it('stays when the name is not Chakra’s', async () =>
    expect(
      (await compilerOf().compile('import { Box } from "./Box.tsx";\n<Box p="2" />;', 'it.tsx')).compiled,
    ).toBeUndefined());
});

describe('a named part', () => {
  it('becomes a plain one, its styles from another module too', async () => {
    const code = `${imports}import { look } from './look.ts';
const Row = chakra('li', { base: { gap: '2' } });
const Table = chakra('div', { base: look });`;
    const { compiled: found } = await compilerOf({}, { './look.ts look': { '& td': { px: '3' } } }).compile(
      code,
      'it.tsx',
    );
    expect(found?.code).toMatch(
      /const Row = staticPart\('li', \(\) => "css-\w+"\);\nconst Table = staticPart\('div', \(\) => "css-\w+"\);/,
    );
    expect(found?.css).toMatch(/gap:var\(--chakra-spacing-2\)[\s\S]* td\{padding-inline:var\(--chakra-spacing-3\)/);
  });

  it('has a class for each of its variants', async () => {
    const code = `${imports}const Tag = chakra('b', { base: { p: '1' }, variants: { tone: { good: { color: 'success.fg' }, bad: { color: 'danger.fg' } } } });`;
    const { compiled: found } = await compilerOf().compile(code, 'it.tsx');
    expect(found?.code).toMatch(
      /staticPart\('b', \(variants\) => \(\{ "good": "css-\w+", "bad": "css-\w+", "": "css-\w+" \}\)\[variants\.tone \?\? ""\], \["tone"\]\)/,
    );
    expect(found?.css).toContain('--chakra-colors-danger-fg');
  });

  it('has the default of a recipe from another module', async () => {
    const recipe = {
      className: 'tag',
      variants: { size: { sm: { p: '1' }, md: { p: '2' } } },
      defaultVariants: { size: 'md' },
    };
    const code = `${imports}import { look } from './look.ts';\nconst Tag = chakra('b', look);`;
    const { compiled: found } = await compilerOf({}, { './look.ts look': recipe }).compile(code, 'it.tsx');
    expect(found?.code).toMatch(/\(\{ "sm": "[^"]*css-\w+", "md": "[^"]*css-\w+" \}\)\[variants\.size \?\? "md"\]/);
  });
});

it('maps the compiled code to the source', async () => {
  const code = `${imports}export function It({ id }) {
  return (
    <chakra.div px="4" py="2" id={id}>
      {broken()}
    </chakra.div>
  );
}`;
  const { compiled: found } = await compilerOf().compile(code, 'it.tsx', 'import "sheet.css"; ');
  const map = new SourceMap(JSON.parse(String(found?.map)));
  const place = (text: string, name: string) => {
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes(name));
    return { line, column: lines[line]?.indexOf(name) ?? -1 };
  };
  for (const name of ['broken()', 'id={id}', 'export function']) {
    const made = place(found?.code ?? '', name);
    const { originalLine, originalColumn, originalSource } = map.findEntry(made.line, made.column) as {
      originalLine: number;
      originalColumn: number;
      originalSource: string;
    };
    expect({ line: originalLine, column: originalColumn }).toEqual(place(code, name));
    expect(originalSource).toBe('it.tsx');
  }
});
