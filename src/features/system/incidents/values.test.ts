import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import {
  componentChoices,
  type IncidentValues,
  incidentBody,
  incidentProblems,
  incidentValues,
  newIncident,
} from './values.ts';

const today = '2026-11-20';
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

const problemsOf = (values: IncidentValues) =>
  incidentProblems(values, today, {
    levels: ['1', '2', '3', '4'],
    serviceGroups: [whole.serviceGroup, incident.serviceGroup],
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
    expect(problemsOf({ ...whole, endTime: '12:00' })).toEqual({ endDay: { of: 'endDay' } });
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

test('components that are listed no more stay to be chosen; a name with the joint cannot be', () => {
  expect(componentChoices(['Blagajna', 'Rampa #2'], ['Stari centar', 'Blagajna'])).toEqual([
    { name: 'Blagajna', isUnusable: false },
    { name: 'Rampa #2', isUnusable: true },
    { name: 'Stari centar', isUnusable: false },
  ]);
});
