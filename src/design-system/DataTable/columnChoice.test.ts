// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hiddenIds,
  orderedColumns,
  readColumnChoice,
  storeColumnChoice,
  withHidden,
  withOrder,
} from './columnChoice.ts';

const columns = [
  { id: 'name', alwaysShown: true },
  { id: 'count' },
  { id: 'amount' },
  { id: 'share', defaultHidden: true },
  { id: 'details', alwaysShown: true },
] as const;
const none = { hidden: [], shown: [], order: [] };
const idsOf = (order: readonly string[]) =>
  orderedColumns<{ readonly id: string }>(columns, { order }).map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('what is stored', () => {
  test('is read again, and the default is not stored', () => {
    const choice = { hidden: ['count'], shown: ['share'], order: ['name', 'share', 'amount'] };
    storeColumnChoice('list.ana', choice);
    expect(localStorage.getItem('columns.list.ana')).toBe(JSON.stringify(choice));
    expect(readColumnChoice('list.ana')).toEqual(choice);
    expect(readColumnChoice('list.ivo')).toEqual(none);
    storeColumnChoice('list.ana', none);
    expect(localStorage).toHaveLength(0);
  });

  test('earlier versions stored the hidden columns alone: new ones are hidden at first all the same', () => {
    localStorage.setItem('columns.list', '["count"]');
    const choice = readColumnChoice('list');
    expect(choice).toEqual({ ...none, hidden: ['count'] });
    expect(hiddenIds(columns, choice)).toEqual(['count', 'share']);
  });

  test.each([
    '{broken',
    '',
    'null',
    '7',
    '"amount"',
    '[1,2]',
    '[["amount"]]',
    '{"order":"amount"}',
    '{"order":[null]}',
    '{"order":{"length":1,"0":"amount"}}',
    '{"hidden":[{}]}',
    `{"order":[${'"amount",'.repeat(500)}"count"]}`,
  ])('broken: %.60s is dropped, and the default applies', (stored) => {
    localStorage.setItem('columns.list', stored);
    expect(readColumnChoice('list')).toEqual(none);
    expect(localStorage).toHaveLength(0);
  });

  test('a part alone leaves the others at their default', () => {
    localStorage.setItem('columns.list', '{"order":["amount"],"__proto__":{"hidden":["count"]},"more":1}');
    expect(readColumnChoice('list')).toEqual({ ...none, order: ['amount'] });
  });

  test('what cannot be stored holds while the page lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    storeColumnChoice('full', { ...none, hidden: ['count'] });
    expect(readColumnChoice('full')).toEqual({ ...none, hidden: ['count'] });
  });
});

describe('the order', () => {
  test.each([
    ['known ones keep their order', ['name', 'details', 'share', 'amount', 'count'], 'name details share amount count'],
    ['an unknown id', ['name', 'amount', 'price', 'count'], 'name amount share details count'],
    ['a twin', ['name', 'amount', 'count', 'amount'], 'name amount share details count'],
    ['none for the name', ['amount', 'count', 'share', 'details'], 'name amount count share details'],
    ['the name elsewhere', ['amount', 'name', 'count', 'share', 'details'], 'name amount count share details'],
    [
      'a new one stands behind its neighbour',
      ['name', 'details', 'amount', 'count'],
      'name details amount share count',
    ],
    ['nothing', [], 'name count amount share details'],
    ['nothing that is known', ['a', 'b'], 'name count amount share details'],
    ['names of objects', ['__proto__', 'constructor'], 'name count amount share details'],
  ])('%s', (_, order, expected) => {
    expect(idsOf(order).join(' ')).toBe(expected);
  });

  test('has each column once and the naming one first, whatever is stored', () => {
    const ids = fc.constantFrom<string>('name', 'count', 'amount', 'share', 'details', 'other', '');
    fc.assert(
      fc.property(fc.array(ids), (order) => {
        const shown = idsOf(order);
        expect(shown[0]).toBe('name');
        expect([...shown].sort()).toEqual(columns.map(({ id }) => id).sort());
        const known = [...new Set(order)].filter((id) => id !== 'name' && shown.includes(id));
        expect(shown.filter((id) => known.includes(id))).toEqual(known);
      }),
    );
  });

  test('keeps the place of columns that the table has not now: those of a comparison', () => {
    const chosen = withOrder({ ...none, order: ['name', 'amount', 'amount.compare', 'count', 'count.compare'] }, [
      'name',
      'count',
      'amount',
    ]);
    expect(chosen.order).toEqual(['name', 'count', 'count.compare', 'amount', 'amount.compare']);
  });
});

describe('hidden columns', () => {
  test('are those that the user hides, and those that are hidden at first until chosen', () => {
    expect(hiddenIds(columns, none)).toEqual(['share']);
    const choice = withHidden(none, columns, ['count', 'name']);
    expect(choice).toEqual({ ...none, hidden: ['count'], shown: ['share'] });
    expect(hiddenIds(columns, choice)).toEqual(['count']);
    expect(withHidden(choice, columns, ['share'])).toEqual(none);
  });

  test('what is chosen of absent columns stays', () => {
    const choice = withHidden({ ...none, hidden: ['count.compare'], shown: ['rank'] }, columns, ['share', 'amount']);
    expect(choice).toEqual({ hidden: ['count.compare', 'amount'], shown: ['rank'], order: [] });
  });
});
