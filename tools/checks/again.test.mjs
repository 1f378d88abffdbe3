import { expect, test, vi } from 'vitest';
import { mostAgain, runAgain } from './again.mjs';

const check = { again: () => [] };
const failure = (name) => ({ name, message: `${name} failed`, key: { title: name } });
const found = (...names) => ({ passed: 7, failures: names.map(failure) });

test('what passes alone is unstable and counts as passed; what fails again stays a failure', async () => {
  const runAlone = vi.fn(async () => ({ passed: 1, failures: [failure('b')] }));
  expect(await runAgain(check, found('a', 'b'), runAlone)).toEqual({
    passed: 8,
    failures: [failure('b')],
    unstable: [failure('a')],
  });
  expect(runAlone).toHaveBeenCalledExactlyOnceWith([{ title: 'a' }, { title: 'b' }]);
});

test('a second run that took fewer checks than failed changes nothing', async () => {
  const result = await runAgain(check, found('a', 'b'), async () => ({ passed: 1, failures: [] }));
  expect(result).toEqual({ ...found('a', 'b'), unstable: [] });
});

test('a second run that failed as a whole changes nothing', async () => {
  const whole = { passed: 0, failures: [{ name: 'Stories', message: 'It failed as a whole.' }] };
  expect((await runAgain(check, found('a', 'b'), async () => whole)).failures).toHaveLength(2);
  expect(await runAgain(check, found('a'), async () => whole)).toEqual({ ...found('a'), unstable: [] });
});

test('nothing runs again when nothing failed, or nothing that can run alone, or too much', async () => {
  const runAlone = vi.fn();
  const many = Array.from({ length: mostAgain + 1 }, (_, at) => `test ${at}`);
  expect((await runAgain(check, found(), runAlone)).unstable).toEqual([]);
  expect((await runAgain({}, found('a'), runAlone)).failures).toHaveLength(1);
  expect(
    (await runAgain(check, { passed: 0, failures: [{ name: 'a', message: '' }] }, runAlone)).failures,
  ).toHaveLength(1);
  expect((await runAgain(check, found(...many), runAlone)).failures).toHaveLength(mostAgain + 1);
  expect(runAlone).not.toHaveBeenCalled();
});
