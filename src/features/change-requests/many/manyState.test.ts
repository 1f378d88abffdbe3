import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import {
  countsOf,
  interrupted,
  isAllSent,
  isDone,
  type ManyEntry,
  type ManyStatus,
  nextEntry,
  outcomeOf,
  readRecord,
  recordText,
  refusedAgain,
  withEntry,
} from './manyState.ts';

const failed = (status: number) => new ApiError({ kind: 'status', call: 'createWorkingPeriods', status });
const entry = (key: string, status: ManyStatus): ManyEntry<string> => ({ key, item: key, status });
const readItem = (value: unknown) => (typeof value === 'string' ? value : undefined);

test.each([
  ['400', failed(400), 'refused'],
  ['404', failed(404), 'refused'],
  ['409', failed(409), 'refused'],
  ['401', failed(401), 'notSent'],
  ['403', failed(403), 'notSent'],
  ['429', failed(429), 'notSent'],
  ['503', failed(503), 'notSent'],
  ['500', failed(500), 'unknown'],
  ['502', failed(502), 'unknown'],
  ['no answer', new ApiError({ kind: 'network', call: 'createWorkingPeriods' }), 'unknown'],
  ['a late answer', new ApiError({ kind: 'timeout', call: 'createWorkingPeriods' }), 'unknown'],
  ['an unreadable answer', new ApiError({ kind: 'contract', call: 'createWorkingPeriods' }), 'unknown'],
  ['a defect', new Error('defect'), 'unknown'],
] as const)('after %s the item is %s', (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

describe('a list', () => {
  test('is read back where its outcome is unknown before anything is sent', () => {
    expect(nextEntry([entry('1', 'sent'), entry('2', 'toSend'), entry('3', 'unknown')])?.key).toBe('3');
    expect(nextEntry([entry('1', 'refused'), entry('2', 'notSent'), entry('3', 'toSend')])?.key).toBe('2');
    expect(nextEntry([entry('1', 'sent'), entry('2', 'left'), entry('3', 'refused')])).toBeUndefined();
  });

  test('is done when nothing is left, and all sent when nothing was refused', () => {
    expect(isDone([entry('1', 'sent'), entry('2', 'refused')])).toBe(true);
    expect(isDone([entry('1', 'sending')])).toBe(false);
    expect(isAllSent([entry('1', 'sent'), entry('2', 'left')])).toBe(true);
    expect(isAllSent([entry('1', 'sent'), entry('2', 'refused')])).toBe(false);
  });

  test('counts what was sent, refused and left', () => {
    const entries = [
      entry('1', 'sent'),
      entry('2', 'refused'),
      entry('3', 'unknown'),
      entry('4', 'toSend'),
      entry('5', 'left'),
    ];
    expect(countsOf(entries)).toEqual({ all: 4, sent: 1, refused: 1, unknown: 1, waiting: 1, decided: 2 });
  });

  test('loses the reason when its item is known anew', () => {
    const [first] = withEntry([{ ...entry('1', 'refused'), reason: 'no' }], '1', { status: 'sent', requestId: 7 });
    expect(first).toEqual({ key: '1', item: '1', status: 'sent', requestId: 7 });
    expect(refusedAgain([{ ...entry('1', 'refused'), reason: 'no' }])).toEqual([entry('1', 'toSend')]);
  });

  test('of a page that went has an unknown outcome of what was being sent', () => {
    expect(interrupted([entry('1', 'sending'), entry('2', 'sent')])).toEqual([
      entry('1', 'unknown'),
      entry('2', 'sent'),
    ]);
  });
});

describe('a stored list', () => {
  const status = fc.constantFrom<ManyStatus>('toSend', 'sending', 'sent', 'refused', 'unknown', 'notSent', 'left');
  const entries = fc.uniqueArray(
    fc.tuple(fc.string(), fc.string(), status, fc.option(fc.string()), fc.option(fc.nat())),
    {
      selector: ([key]) => key,
      minLength: 1,
    },
  );

  test('is read as it was written', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (rows, begun) => {
        const record = {
          begun,
          entries: rows.map(([key, item, known, reason, requestId]) => ({
            key,
            item,
            status: known,
            ...(reason === null ? {} : { reason }),
            ...(requestId === null ? {} : { requestId }),
          })),
        };
        expect(readRecord(recordText(record), readItem)).toEqual(record);
      }),
    );
  });

  test.each([
    ['none', null],
    ['no JSON', '{'],
    ['of another shape', '{"entries":{}}'],
    ['without its beginning', '{"entries":[{"key":"1","item":"a","status":"sent"}]}'],
    ['empty', '{"begun":1,"entries":[]}'],
    ['with an unknown state', '{"begun":1,"entries":[{"key":"1","item":"a","status":"lost"}]}'],
    ['with an item of another kind', '{"begun":1,"entries":[{"key":"1","item":4,"status":"sent"}]}'],
    [
      'with an item twice',
      '{"begun":1,"entries":[{"key":"1","item":"a","status":"sent"},{"key":"1","item":"b","status":"sent"}]}',
    ],
  ])('that is %s is none', (_, text) => {
    expect(readRecord(text, readItem)).toBeUndefined();
  });
});
