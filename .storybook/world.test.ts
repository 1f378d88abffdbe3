import { describe, expect, it } from 'vitest';
import { initialGlobals } from './initialGlobals.ts';
import { toolbars } from './toolbars.ts';
import { settleGlobals, withoutCalls, worldOf } from './world.ts';

describe('the world of a story', () => {
  it('is that of the toolbar', () => {
    expect(worldOf({ ...initialGlobals, scenario: 'empty', faults: 'slow', latency: '400' })).toEqual({
      user: 'operator',
      scenario: 'empty',
      faults: 'slow',
      latency: 400,
    });
  });

  it('has no user when nobody is signed in, and does not exist without calls', () => {
    expect(worldOf({ ...initialGlobals, user: 'nobody' })?.user).toBeUndefined();
    expect(worldOf(withoutCalls)).toBeUndefined();
  });

  it('has the rules of the story', () => {
    const faults = [{ path: '/zahtjevi/', status: 500 }];
    expect(worldOf({ ...initialGlobals, faults })?.faults).toEqual(faults);
  });
});

describe('the globals of a link', () => {
  const settle = (globals: object) => settleGlobals({ ...initialGlobals, ...globals }, toolbars, initialGlobals);

  it('stay when the toolbar offers them', () => {
    const globals = { ...initialGlobals, ...withoutCalls, theme: 'dark', viewport: { value: 'phone' } };
    expect(settle(globals)).toEqual({ known: globals, unknown: [] });
  });

  it('are replaced by the defaults when it does not, which is said', () => {
    const { known, unknown } = settle({ user: 'stranger', scenario: 'gone', language: 'de', theme: 'dark' });
    expect(known).toEqual({ ...initialGlobals, theme: 'dark' });
    expect(unknown).toEqual([
      { name: 'language', value: 'de', shown: 'hr' },
      { name: 'user', value: 'stranger', shown: 'operator' },
      { name: 'scenario', value: 'gone', shown: 'default' },
    ]);
  });

  it('may be rules of a story, which are no choice of the toolbar', () => {
    expect(settle({ faults: [{ status: 500 }] }).unknown).toEqual([]);
  });
});

it('The toolbar offers its defaults and what stories without calls have', () => {
  expect(settleGlobals(initialGlobals, toolbars, initialGlobals).unknown).toEqual([]);
  expect(settleGlobals(withoutCalls, toolbars, initialGlobals).unknown).toEqual([]);
});
