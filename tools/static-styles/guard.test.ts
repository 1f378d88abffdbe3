import { describe, expect, it } from 'vitest';
import { describeLosses } from './guard.ts';
import { compilerOf, type Files } from './testCompiler.ts';

const imports = `import { chakra } from '@chakra-ui/react/styled-system';\n`;
const row = `const Row = chakra('li', { base: { gap: '2' } });\n`;

const lossesOf = async (code: string, files?: Files) => {
  const { losses } = await compilerOf(files).compile(code, 'src/It.tsx');
  return describeLosses(losses, code, 'src/It.tsx');
};

describe('a style on a named part fails the build', () => {
  it('after an arrow function among its attributes', async () => {
    const code = `${imports}${row}export const it = <Row onClick={() => go()} mt="2" />;`;
    expect(await lossesOf(code)).toMatch(/^src\/It\.tsx:3:45 <Row> is compiled, so its `mt` would be lost\. /);
  });

  it.each([
    ['before a comparison', '<Row data-few={count > 2} mt="2" />'],
    ['below an element in an attribute', '<Row title={<b mt="2">a</b>}><Row css={{ mt: 2 }} /></Row>'],
    ['as a condition', '<Row _hover={{ color: "fg" }} />'],
    ['as another tag', '<Row as="dd" />'],
    ['as an attribute that Chakra takes for a style', '<Row width={3} />'],
  ])('%s', async (_name, jsx) =>
    expect(await lossesOf(`${imports}${row}export const it = ${jsx};`)).toMatch(/^src\/It\.tsx:3:\d+ .* would be lost/),
  );

  it.each(['props', 'props satisfies BoxProps', 'open && { mt: "2" }'])(
    'when what is spread is unknown: %s',
    async (spread) =>
      expect(await lossesOf(`${imports}${row}const it = <Row {...(${spread})} />;`)).toMatch(
        /^src\/It\.tsx:3:\d+ .*what is spread here may have styles/,
      ),
  );

  it('when it is used as a value', async () => {
    expect(await lossesOf(`${imports}${row}export const it = createElement(Row, { mt: '2' });`)).toMatch(
      /^src\/It\.tsx:3:33 Row is compiled, and used as a value/,
    );
    expect(await lossesOf(`${imports}${row}const parts = { row: Row };`)).toContain('used as a value');
  });

  it('in another module, under another name, through a module that passes it on', async () => {
    const files = {
      './row.tsx': `${imports}export ${row}`,
      './index.ts': `export { Row as Line } from './row.tsx';`,
    };
    const code = `import { Line as Item } from './index.ts';\nexport const it = <Item mt="2" />;`;
    expect(await lossesOf(code, files)).toMatch(/^src\/It\.tsx:2:25 <Row> is compiled/);
  });
});

describe('nothing is lost', () => {
  it.each([
    ['by an attribute', `${row}export const it = <Row data-open onClick={() => go()} className="a" key={id} />;`],
    ['by a variant', `const Tag = chakra('b', { variants: { tone: { good: {} } } });\nconst it = <Tag tone="good" />;`],
    ['by what is checked to have no styles', `${row}const it = <Row {...(rest satisfies Attributes)} />;`],
    ['by a type of the part', `${row}type Props = ComponentProps<typeof Row>;`],
    ['by a part that stays Chakra’s', `const Row = chakra('li', { base: baseOf() });\nconst it = <Row mt="2" />;`],
    ['by another part of that name', `import { Row } from './other.tsx';\nconst it = <Row mt="2" />;`],
  ])('%s', async (_name, code) => expect(await lossesOf(`${imports}${code}`)).toBe(''));
});
