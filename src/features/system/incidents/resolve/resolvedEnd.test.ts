import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeIncident } from '#api/contract/system.ts';
import { caseIncidents } from '../../fixtures/incidents.ts';
import { resolvedEnd, withEnd } from './resolvedEnd.ts';

test('an incident that began this minute ends now, not at the beginning of the minute', () => {
  const end = resolvedEnd(new Date('2026-11-29T10:00:30Z'), new Date('2026-11-29T10:00:45Z'));
  expect(end).toEqual(new Date('2026-11-29T10:00:45Z'));
});

test('one that begins later by the clock of another device ends when it begins', () => {
  const begin = new Date('2026-11-29T10:00:50Z');
  expect(resolvedEnd(begin, new Date('2026-11-29T10:00:45Z'))).toEqual(begin);
});

test('the end is never before the begin, nor in a past second, nor in the future', () => {
  const moments = fc.date({ min: new Date('2018-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.nat(10_000_000), (begin, took) => {
      const now = new Date(begin.getTime() + took);
      const end = resolvedEnd(begin, now).getTime();
      expect(end).toBeGreaterThanOrEqual(begin.getTime());
      expect(now.getTime() - end).toBeLessThan(1000);
      expect(end).toBeLessThanOrEqual(now.getTime());
    }),
  );
});

test('all else is sent as it is', () => {
  const [incident] = caseIncidents;
  if (!incident) throw new Error('The case has no incidents.');
  const { id: _, isPublic: __, ...values } = incident;
  const end = new Date('2026-11-29T10:00:45Z');
  expect(withEnd(incident, end)).toEqual({ ...values, end });
  expect(Object.keys(withEnd(incident, null)).sort()).toEqual(Object.keys(values).sort());
  expect(changeIncident.method).toBe('PATCH');
});
