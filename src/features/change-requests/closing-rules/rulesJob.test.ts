import { describe, expect, it, vi } from 'vitest';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { ApiError } from '#api/errors.ts';
import type { ManyEntries, ManyStatus } from '../many/manyState.ts';
import { askedRules } from './asked.ts';
import { madeOf, notSentYet, readSentRule, rulesJob, type SentRule, sentRuleOf } from './rulesJob.ts';

const christmas = { begin: '2026-12-25', end: '2026-12-26', reason: 'Božić' };
const newYear = { begin: '2026-12-31', end: '2027-01-01', reason: 'Nova godina' };
const item = (placeId: number, body = christmas): SentRule => ({ placeId, place: `Zona ${placeId}`, body, same: [] });
const rule = (other: Partial<ClosingRule>): ClosingRule => ({
  id: null,
  requestId: null,
  requestAction: null,
  ...christmas,
  ...other,
});
const pending = rule({ requestId: 7, requestAction: 'create' });

it('What is sent of a request: place, code, body, and the rules that were the same before', () => {
  const [asked] = askedRules([{ id: 11, name: 'Riva', code: '1101' }], [{ ...christmas, reason: ' Božić ' }], () => ({
    state: 'loaded',
    rules: [rule({ id: 3 }), pending, rule({ id: 4, reason: 'Advent' })],
  }));
  if (!asked) throw new Error('Nothing is asked for.');
  const sent = sentRuleOf(asked);
  expect(sent).toEqual({ placeId: 11, place: 'Riva 1101', body: christmas, same: ['3', 'request-7'] });
  expect(readSentRule(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

it('What was stored and is no rule is not read', () => {
  for (const value of [
    null,
    'rule',
    {},
    { ...item(1), body: { ...christmas, end: '2026-13-01' } },
    { ...item(1), same: [1] },
  ])
    expect(readSentRule(value)).toBeUndefined();
});

describe('reading back', () => {
  it('A pending rule that was not there before is the one, by its request; an approved one by itself', () => {
    expect(madeOf(item(1), [pending])).toBe(7);
    expect(madeOf(item(1), [rule({ id: 3 })])).toBe(true);
  });

  it('One that was there before, or has another reason, is not', () => {
    expect(madeOf({ ...item(1), same: ['request-7'] }, [pending])).toBeUndefined();
    expect(madeOf(item(1), [{ ...pending, reason: 'Advent' }])).toBeUndefined();
  });

  it('A zone that is gone has none; other failures are thrown', async () => {
    const failing = (status: number) =>
      rulesJob('rules.test', {
        create: vi.fn(),
        list: () => Promise.reject(new ApiError({ kind: 'status', call: 'getZoneClosingRules', status })),
      });
    await expect(failing(404).readBack(item(1))).resolves.toBeUndefined();
    await expect(failing(500).readBack(item(1))).rejects.toThrow();
  });
});

describe('asking again', () => {
  const entriesOf = (...all: (readonly [SentRule, ManyStatus])[]): ManyEntries<SentRule> =>
    all.map(([each, status], at) => ({ key: String(at), item: each, status }));

  it('What was refused or not sent, without what was sent or left out', () => {
    const entries = entriesOf(
      [item(1), 'sent'],
      [item(1, newYear), 'sent'],
      [item(2), 'refused'],
      [item(2, newYear), 'sent'],
      [item(3), 'left'],
      [item(4), 'sent'],
      [item(4, newYear), 'unknown'],
    );
    expect(notSentYet(entries, true)).toEqual({
      zoneIds: [2, 4],
      ranges: [christmas, newYear],
      left: ['2 2026-12-31 2027-01-01', '4 2026-12-25 2026-12-26'],
    });
    expect(notSentYet(entries, false)?.zoneIds).toEqual([]);
  });

  it('Nothing where all was sent', () => {
    expect(notSentYet(entriesOf([item(1), 'sent'], [item(2), 'left']), true)).toBeUndefined();
  });
});
