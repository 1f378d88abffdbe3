import type { GlobalTypes } from 'storybook/internal/types';
import { languageSettings, languages } from '#design-system/language/languages.ts';
import { faultPresets } from '#simulator/faults/faultPresets.ts';
import { scenarios } from '#simulator/scenarios/index.ts';
import { textsOf } from '#simulator/texts/texts.ts';

const english = textsOf('en');

const choice = (
  name: string,
  icon: 'globe' | 'contrast' | 'user' | 'database' | 'timer' | 'alert',
  items: { value: string; title: string }[],
) => ({
  name,
  toolbar: { title: name, icon, items, dynamicTitle: true },
});

/**
 * What Storybook's toolbar offers above every story. A story can fix any of them by its `globals` (globals.ts): the toolbar
 * shows the value then, and is disabled.
 */
export const toolbars = {
  language: choice(
    'Language',
    'globe',
    languages.map((value) => ({ value, title: languageSettings[value].name })),
  ),
  theme: choice('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  user: choice('User', 'user', [
    { value: 'nobody', title: 'Nobody is signed in' },
    { value: 'operator', title: 'Operator: everything' },
    { value: 'provider', title: 'Provider: three parking providers' },
    { value: 'single', title: 'Single: one provider, one garage' },
    { value: 'garage', title: 'Garage: garages' },
    { value: 'park', title: 'Park: parks' },
    { value: 'sales', title: 'Sales: sales providers' },
    { value: 'finance', title: 'Finance: statements, statistics' },
    { value: 'incidents', title: 'Incidents only' },
    { value: 'viewer', title: 'Viewer: sees all, changes incidents only' },
    { value: 'newcomer', title: 'Newcomer: no permission' },
  ]),
  scenario: choice('Scenario', 'database', [
    { value: 'none', title: 'No calls' },
    ...scenarios.map(({ id }) => ({ value: id, title: english(`scenario.${id}.title`) })),
  ]),
  latency: choice('Latency', 'timer', [
    { value: '0', title: 'Calls take no time' },
    { value: '400', title: 'Calls take 0.4 s' },
    { value: '2000', title: 'Calls take 2 s' },
    { value: '10000', title: 'Calls take 10 s' },
  ]),
  faults: choice('Faults', 'alert', [
    { value: 'none', title: 'No faults' },
    ...faultPresets.map(({ id }) => ({ value: id, title: english(`preset.${id}.title`) })),
  ]),
} satisfies GlobalTypes;
