import { describe, expect, it } from 'vitest';
import { settleGlobals, simulatorSettings, withoutCalls } from './globals.ts';
import { initialGlobals } from './initialGlobals.ts';
import { toolbars } from './toolbars.ts';

describe('the settings of the simulator', () => {
  it('are those of the toolbar', () => {
    expect(simulatorSettings({ ...initialGlobals, scenario: 'empty', faults: 'slow', latency: '400' })).toEqual({
      user: 'operator',
      scenario: 'empty',
      faults: 'slow',
      latency: 400,
    });
  });

  it('have no user when nobody is signed in, and do not exist without calls', () => {
    expect(simulatorSettings({ ...initialGlobals, user: 'nobody' })?.user).toBeUndefined();
    expect(simulatorSettings(withoutCalls)).toBeUndefined();
  });

  it('have the rules of the story', () => {
    const faults = [{ path: '/zahtjevi/', status: 500 }];
    expect(simulatorSettings({ ...initialGlobals, faults })?.faults).toEqual(faults);
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
