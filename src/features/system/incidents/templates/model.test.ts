import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type IncidentTemplate,
  isEmptyTemplate,
  mostTemplates,
  nameProblem,
  templatesOf,
  templateValues,
  usableComponents,
  withTemplate,
} from './model.ts';

const values = { title: 'Ne radi SMS', level: '3', description: 'Prvi red\ndrugi', components: ['SMS centar'] };
const template: IncidentTemplate = { id: 'a1', name: 'SMS', ...values };

describe('what the device stores', () => {
  test('is read as it was written', () => {
    expect(templatesOf(JSON.stringify([template]))).toEqual([template]);
    const text = fc.string({ maxLength: 50 });
    const any = fc.record({
      title: text,
      level: fc.constantFrom('', '1', '4'),
      description: text,
      components: fc.array(text),
    });
    fc.assert(
      fc.property(any, (own) => {
        const stored = withTemplate([], 'Ime', own);
        expect(templatesOf(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });

  test.each([
    ['null', null],
    ['no JSON', '[{"id":'],
    ['no list', '{"id":"a1"}'],
    ['no templates', '[1,null,"x",[]]'],
    ['without a name', JSON.stringify([{ ...template, name: ' \u200b' }])],
    ['another level', JSON.stringify([{ ...template, level: '5' }])],
    ['a level as a number', JSON.stringify([{ ...template, level: 3 }])],
    ['components as a text', JSON.stringify([{ ...template, components: 'SMS centar' }])],
    ['a title of a million letters', JSON.stringify([{ ...template, title: 'x'.repeat(1_000_000) }])],
  ])('and is broken (%s) is dropped', (_, text) => {
    expect(templatesOf(text)).toEqual([]);
  });

  test('keeps what can be read, each id once, and no more than there may be', () => {
    expect(
      templatesOf(JSON.stringify([{ ...template, level: '9' }, template, { ...template, name: 'Drugi' }])),
    ).toEqual([template]);
    const many = Array.from({ length: mostTemplates + 10 }, (_, id) => ({ ...template, id: String(id) }));
    expect(templatesOf(JSON.stringify(many))).toHaveLength(mostTemplates);
  });
});

test('a template of the same name is replaced and keeps its place', () => {
  const two = [template, { ...template, id: 'b2', name: 'Rampa' }];
  const next = withTemplate(two, 'SMS', { ...values, level: '2' });
  expect(next.map(({ id, name, level }) => [id, name, level])).toEqual([
    ['a1', 'SMS', '2'],
    ['b2', 'Rampa', '3'],
  ]);
  expect(withTemplate(two, 'Novi', values)).toHaveLength(3);
});

test('a form keeps title, level, text and components, without its times', () => {
  const form = { ...values, title: ' Ne radi SMS ', beginDay: '2026-11-20' };
  expect(templateValues(form)).toEqual(values);
  expect(isEmptyTemplate(templateValues(form))).toBe(false);
  expect(isEmptyTemplate({ title: ' ', level: '', description: '\n', components: [] })).toBe(true);
});

test.each([
  ['  ', 'missing'],
  ['č'.repeat(101), 'tooLong'],
  ['č'.repeat(100), undefined],
  [' SMS ', 'taken'],
])('the name "%s" is %s', (name, problem) => {
  expect(nameProblem(name, ['SMS'])).toBe(problem);
});

test('components that are no longer listed are told apart', () => {
  const own = { components: ['SMS centar', 'Stari centar', 'Rampa #2'] };
  expect(usableComponents(own, ['Web', 'SMS centar', 'Rampa #2'])).toEqual({
    usable: ['SMS centar'],
    gone: ['Stari centar', 'Rampa #2'],
  });
});
