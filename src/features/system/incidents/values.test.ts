import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import {
  boundMoments,
  componentChoices,
  endToConfirm,
  type IncidentValues,
  incidentBody,
  incidentProblems,
  incidentValues,
  newIncident,
} from './values.ts';

const at = (time: string) => new Date(time);
const whole: IncidentValues = {
  ...newIncident(at('2026-11-20T09:00:30Z')),
  title: 'Prekid',
  level: '2',
  serviceGroup: 'PARKING',
};
const incident: Incident = {
  id: 7,
  title: 'Prekid',
  components: ['SMS centar', 'Web prodaja'],
  serviceGroup: 'GARAZE',
  begin: at('2026-07-01T22:10:45Z'),
  end: at('2026-07-02T00:00:00Z'),
  description: 'Prvi red\ndrugi <b>red</b>',
  level: 4,
  isPublic: false,
};

test('a new incident begins now, in Zagreb, to the minute', () => {
  expect(newIncident(at('2026-11-20T23:30:59Z'))).toMatchObject({ beginDay: '2026-11-21', beginTime: '00:30' });
  expect(incidentBody(whole)).toMatchObject({ begin: at('2026-11-20T09:00:00Z'), end: null, level: 2, components: [] });
});

test('what is not changed is sent as it was, to the second', () => {
  const { id: _, isPublic: __, ...body } = incident;
  expect(incidentBody(incidentValues(incident), incident)).toEqual(body);
  fc.assert(
    fc.property(
      fc.date({ min: at('2018-01-01'), max: at('2035-01-01'), noInvalidDate: true }),
      fc.nat(100_000_000),
      (begin, took) => {
        const own = { ...incident, begin, end: new Date(begin.getTime() + took) };
        const { begin: first, end: last } = incidentBody(incidentValues(own), own);
        expect([first, last]).toEqual([own.begin, own.end]);
      },
    ),
  );
});

test('an end in the minute of the begin is the begin, not seconds before it', () => {
  const values = incidentValues({ ...incident, end: null });
  const body = incidentBody({ ...values, endDay: values.beginDay, endTime: values.beginTime }, incident);
  expect(body.end).toEqual(incident.begin);
});

const noon = at('2026-11-20T11:00:00Z');
const problemsOf = (values: IncidentValues, { now = noon, before }: { now?: Date; before?: Incident } = {}) =>
  incidentProblems(values, {
    today: dayOf(now),
    now,
    offered: { levels: ['1', '2', '3', '4'], serviceGroups: [whole.serviceGroup, incident.serviceGroup] },
    before,
  });

describe('the form finds', () => {
  test('a level and a group that are not offered', () => {
    expect(problemsOf({ ...whole, level: '9', serviceGroup: 'gone' })).toEqual({
      level: { of: 'inArray' },
      serviceGroup: { of: 'inArray' },
    });
  });

  test('nothing wrong with a whole one', () => {
    expect(problemsOf(whole)).toEqual({});
    expect(problemsOf(incidentValues(incident))).toEqual({});
  });

  test('what is missing', () => {
    const empty = { ...whole, title: ' \n', level: '', serviceGroup: '', beginDay: '', beginTime: '' };
    expect(Object.keys(problemsOf(empty))).toEqual(['title', 'level', 'serviceGroup', 'beginDay', 'beginTime']);
  });

  test('half an end', () => {
    expect(problemsOf({ ...whole, endTime: '11:00' })).toEqual({ endDay: { of: 'endDay' } });
    expect(problemsOf({ ...whole, endDay: '2026-11-20' })).toEqual({
      endTime: { of: 'time', problem: 'missing' },
    });
  });

  test('an end before the begin, at the part that is', () => {
    const problem = { of: 'endBeforeBegin' };
    expect(problemsOf({ ...whole, endDay: '2026-11-19', endTime: '23:59' })).toEqual({ endDay: problem });
    expect(problemsOf({ ...whole, endDay: '2026-11-20', endTime: '09:59' })).toEqual({ endTime: problem });
    expect(problemsOf({ ...whole, endDay: '2026-11-20', endTime: '10:00' })).toEqual({});
  });

  test('what is no day and no time', () => {
    expect(problemsOf({ ...whole, beginDay: '31.2.2026.', beginTime: '25:00' })).toMatchObject({
      beginDay: { of: 'day' },
      beginTime: { of: 'time', problem: 'noSuchTime' },
    });
  });
});

describe('when the clock goes back, on 25 October 2026 between 02:00 and 03:00', () => {
  const offered = {
    ...whole,
    ...newIncident(at('2026-10-25T01:10:30Z')),
    title: 'Prekid',
    level: '2',
    serviceGroup: 'PARKING',
  };
  const now = at('2026-10-25T01:10:30Z');

  test('a new incident begins in the second of the two hours when that is now', () => {
    expect(offered).toMatchObject({ beginDay: '2026-10-25', beginTime: '02:10', beginPass: 'second' });
    expect(problemsOf(offered, { now })).toEqual({});
    expect(incidentBody(offered).begin).toEqual(at('2026-10-25T01:10:00Z'));
  });

  test.each([
    ['over two hours', '2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z', 'first', 'second'],
    ['ongoing', '2026-10-25T01:10:00Z', null, 'second', ''],
    ['to the second', '2026-10-25T00:59:59Z', '2026-10-25T01:00:01Z', 'first', 'second'],
  ])('the moments of an incident, %s, stay when only its title is changed', (_, begin, end, beginPass, endPass) => {
    const before = { ...incident, begin: at(begin), end: end === null ? null : at(end) };
    const values = { ...incidentValues(before), title: 'Drugi naslov' };
    expect(values).toMatchObject({ beginPass, endPass });
    expect(problemsOf(values, { now, before })).toEqual({});
    const { id: _id, isPublic: _isPublic, ...body } = before;
    expect(incidentBody(values, before)).toEqual({ ...body, title: 'Drugi naslov' });
  });

  test('a typed time needs the choice, and has both', () => {
    const typed = { ...offered, beginTime: '02:40', beginPass: '' };
    expect(boundMoments(typed, 'begin')).toHaveLength(2);
    expect(problemsOf(typed, { now })).toEqual({ beginPass: { of: 'pass' } });
    const chosen = (beginPass: string) => incidentBody({ ...typed, beginPass }).begin;
    expect([chosen('first'), chosen('second')]).toEqual([at('2026-10-25T00:40:00Z'), at('2026-10-25T01:40:00Z')]);
    expect(boundMoments({ ...typed, beginTime: '03:00' }, 'begin')).toHaveLength(1);
    expect(boundMoments({ ...typed, beginDay: '2026-10-24' }, 'begin')).toHaveLength(1);
  });

  test('begin and end are compared as moments', () => {
    const end = { endDay: '2026-10-25', endTime: '02:05', endPass: 'second' };
    const values = { ...offered, beginTime: '02:50', beginPass: 'first', ...end };
    expect(problemsOf(values, { now })).toEqual({});
    expect(problemsOf({ ...values, endTime: '02:55', beginPass: 'second', endPass: 'first' }, { now })).toEqual({
      endPass: { of: 'endBeforeBegin' },
    });
    expect(problemsOf({ ...values, beginPass: 'second' }, { now })).toEqual({ endTime: { of: 'endBeforeBegin' } });
  });
});

test('a time that the clock leaves out is questioned, with the times around it', () => {
  const values = { ...whole, beginDay: '2026-03-29', beginTime: '02:30' };
  const skipped = { of: 'skipped', day: '2026-03-29', last: '01:59', next: '03:00' };
  expect(problemsOf(values)).toEqual({ beginTime: skipped });
  expect(problemsOf({ ...values, beginTime: '01:30', endDay: '2026-03-29', endTime: '02:00' })).toEqual({
    endTime: skipped,
  });
  expect(problemsOf({ ...values, beginTime: '01:59', endDay: '2026-03-29', endTime: '03:00' })).toEqual({});
});

describe('an end in the future', () => {
  const values = { ...whole, endDay: '2026-11-20', endTime: '12:01' };

  test('is asked about until it is confirmed', () => {
    expect(problemsOf(values)).toEqual({ isEndPlanned: { of: 'endInFuture' } });
    expect(problemsOf({ ...values, isEndPlanned: true })).toEqual({});
    expect(problemsOf({ ...values, endTime: '12:00' })).toEqual({});
  });

  test('is not asked about where it was so before', () => {
    const before = { ...incident, begin: at('2026-11-20T09:00:00Z'), end: at('2026-11-20T15:00:30Z') };
    expect(problemsOf({ ...incidentValues(before), title: 'Drugi' }, { before })).toEqual({});
    const moved = { ...incidentValues(before), endTime: '17:00' };
    expect(problemsOf(moved, { before })).toEqual({ isEndPlanned: { of: 'endInFuture' } });
    expect(endToConfirm(moved, noon, before)).toEqual(at('2026-11-20T16:00:00Z'));
  });
});

test('components that are listed no more stay to be chosen; a name with the joint cannot be', () => {
  expect(componentChoices(['Blagajna', 'Rampa #2'], ['Stari centar', 'Blagajna'])).toEqual([
    { name: 'Blagajna', isUnusable: false },
    { name: 'Rampa #2', isUnusable: true },
    { name: 'Stari centar', isUnusable: false },
  ]);
});
