// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { findHeldTexts, wrongTexts } from './heldTexts.ts';

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

async function heldIn(content: ReactNode) {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(content));
  const held = findHeldTexts();
  await act(async () => root.unmount());
  return held;
}

const name = 'Rijeka';
const Text = () => 'a component';

test.each([
  [
    'a text beside a value',
    <p key="p">Grad: {name}</p>,
    ['"Grad:" in p in div in body', '"Rijeka" in p in div in body'],
  ],
  [
    'a text beside an element',
    <p key="p">
      <b>1</b> {name}
    </p>,
    ['"Rijeka" in p in div in body'],
  ],
  [
    'a component that is a text',
    <p key="p">
      <Text />
    </p>,
    ['"a component" in p in div in body'],
  ],
  [
    'a text that is translated inside one that is not',
    <p key="p" translate="no">
      <b translate="yes">new {name}</b>
    </p>,
    ['"new" in b in p in div', '"Rijeka" in b in p in div'],
  ],
] as const)('%s is found', async (_, content, held) => {
  expect(await heldIn(content)).toEqual(held);
});

test.each([
  ['the only text of an element', <p key="p">{`Grad: ${name}`}</p>],
  [
    'a text in an element of its own',
    <p key="p">
      <b>1</b> <span>{name}</span>
    </p>,
  ],
  [
    'a text that is not translated',
    <p key="p" translate="no">
      {name}: {1}
    </p>,
  ],
] as const)('%s is right', async (_, content) => {
  expect(await heldIn(content)).toEqual([]);
});

test('the message names each text', () => {
  expect(wrongTexts([])).toBeUndefined();
  expect(wrongTexts(['"Grad:" in p in div in body'])).toContain('"Grad:" in p');
});
