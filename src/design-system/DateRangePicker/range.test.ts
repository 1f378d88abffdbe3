import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampDay, isOutside, magicRange, moveDay, parseDay, readRange } from './range.ts';

const today = '2026-11-20';
const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const maybeDay = fc.option(day);

describe('parseDay', () => {
  it.each([
    '1.11.2026',
    '01.11.2026.',
    '1. 11. 26',
    '1. 11. 2026.',
    '1.11.26.',
    ' 1 . 11 . 2026 ',
    '1.11.',
    '1. 11',
    '2026-11-01',
    '2026-11-1',
    '1/11/2026',
    '01/11/26',
    '1-11-2026',
    '01112026',
    // As Windows copies it, and with a typographic dash.
    '\u200e1.\u200e11.\u200e2026',
    '1–11–2026',
    '1.\u00a011.\u00a02026.',
  ])('reads %s', (text) => {
    expect(parseDay(text, today)).toBe('2026-11-01');
  });

  it.each(['jučer', '1', '1.', '2026', '1.11.202', '11.2026', '1.11.2026..', '1,11,2026', '2026/11/01', '1.11.2026 x'])(
    'refuses %s',
    (text) => {
      expect(parseDay(text, today)).toEqual({ kind: 'format' });
    },
  );

  it.each(['31.2.2026', '29.2.2026', '0.1.2026', '1.13.2026', '2026-00-10', '31. 4.', '1.1.0026'])(
    'knows that %s does not exist',
    (text) => {
      expect(parseDay(text, today)).toEqual({ kind: 'noSuchDay' });
    },
  );

  it('distinguishes an empty field from a wrong one', () => {
    expect(parseDay('  ', today)).toEqual({ kind: 'missing' });
  });

  it('reads back every day, in every way it is written', () => {
    fc.assert(
      fc.property(day, (value) => {
        const [year, month, date] = value.split('-').map(Number) as [number, number, number];
        const ways = [
          value,
          `${date}. ${month}. ${year}.`,
          `${date}.${month}.${year}`,
          `${date}/${month}/${year}`,
          `${date}.${month}.${String(year).slice(2)}.`,
        ];
        for (const written of ways) expect(parseDay(written, today)).toBe(value);
      }),
    );
  });

  it('returns a day that exists or a problem for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9./ -]{0,12}$/)), (text) => {
        const read = parseDay(text, today);
        if (typeof read === 'string') expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
        else expect(['missing', 'format', 'noSuchDay']).toContain(read.kind);
      }),
    );
  });
});

describe('readRange', () => {
  const limits = { today, min: '2026-10-21', max: '2026-11-20' };

  it('returns the range when both ends are valid', () => {
    expect(readRange({ begin: '1.11.2026', end: '20.11.2026.' }, limits)).toEqual({
      range: { begin: '2026-11-01', end: '2026-11-20' },
      begin: '2026-11-01',
      end: '2026-11-20',
    });
  });

  it('returns which end is invalid, and why', () => {
    const read = readRange({ begin: '20.10.2026', end: '21.11.2026' }, limits);
    expect(read.range).toBeNull();
    expect(read.beginProblem).toEqual({ kind: 'beforeMin', day: '2026-10-21' });
    expect(read.endProblem).toEqual({ kind: 'afterMax', day: '2026-11-20' });
  });

  it('reports an end before the beginning, at the end', () => {
    const read = readRange({ begin: '10.11.2026', end: '9.11.2026' }, limits);
    expect(read.endProblem).toEqual({ kind: 'endBeforeBegin', day: '2026-11-10' });
    expect(read.range).toBeNull();
  });

  it('requires both ends, unless they are optional', () => {
    expect(readRange({ begin: '', end: '1.11.2026' }, limits).beginProblem).toEqual({ kind: 'missing' });
    expect(readRange({ begin: '', end: '1.11.2026' }, { ...limits, optional: true }).range).toEqual({
      begin: null,
      end: '2026-11-01',
    });
  });

  it('always returns a range that is in order and inside the limits', () => {
    fc.assert(
      fc.property(day, day, maybeDay, maybeDay, (begin, end, min, max) => {
        const { range } = readRange({ begin, end }, { today, ...(min && { min }), ...(max && { max }) });
        const right = begin <= end && (!min || begin >= min) && (!max || end <= max);
        expect(range).toEqual(right ? { begin, end } : null);
      }),
    );
  });
});

describe('magicRange', () => {
  it('moves the beginning a day back when both are set', () => {
    expect(magicRange({ begin: '2026-03-01', end: '2026-03-05' }, today)).toEqual({
      begin: '2026-02-28',
      end: '2026-03-05',
    });
  });

  it('copies the one that is set', () => {
    expect(magicRange({ begin: null, end: '2026-03-05' }, today)).toEqual({ begin: '2026-03-05', end: '2026-03-05' });
    expect(magicRange({ begin: '2026-03-05', end: null }, today)).toEqual({ begin: '2026-03-05', end: '2026-03-05' });
  });

  it('takes today when neither is set', () => {
    expect(magicRange({ begin: null, end: null }, today)).toEqual({ begin: today, end: today });
  });

  it('stays inside the limits, in order', () => {
    expect(magicRange({ begin: '2018-04-16', end: '2026-11-19' }, today, { min: '2018-04-16' })).toEqual({
      begin: '2018-04-16',
      end: '2026-11-19',
    });
    expect(magicRange({ begin: null, end: null }, today, { max: '2026-11-19' })).toEqual({
      begin: '2026-11-19',
      end: '2026-11-19',
    });
    fc.assert(
      fc.property(maybeDay, maybeDay, day, day, (a, b, c, d) => {
        const [begin, end] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        const [min, max] = c < d ? [c, d] : [d, c];
        const magic = magicRange({ begin, end }, today, { min, max });
        expect(magic.begin <= magic.end).toBe(true);
        expect(magic.begin >= min && magic.end <= max).toBe(true);
      }),
    );
  });
});

describe('limits', () => {
  it('clamps a day', () => {
    fc.assert(
      fc.property(day, day, day, (value, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const clamped = clampDay(value, { min, max });
        expect(clamped >= min && clamped <= max).toBe(true);
        if (value >= min && value <= max) expect(clamped).toBe(value);
      }),
    );
  });

  it('recognizes what is outside', () => {
    expect(isOutside({ begin: '2026-11-01', end: '2026-11-21' }, { max: '2026-11-20' })).toBe(true);
    expect(isOutside({ begin: '2026-11-01', end: '2026-11-20' }, { min: '2026-11-01', max: '2026-11-20' })).toBe(false);
  });

  it('moves a day over the end of a leap February', () => {
    expect(moveDay('2028-03-01', -1)).toBe('2028-02-29');
    expect(moveDay('2026-12-31', 1)).toBe('2027-01-01');
  });
});
