import type { GlobalTypes } from 'storybook/internal/types';
import { defaultLanguage, languageSettings, languages } from '#design-system/language/languages.ts';
import { faultPresets } from '#simulator/faultPresets.ts';
import { scenarios } from '#simulator/scenarios/index.ts';
import { textsOf } from '#simulator/texts.ts';

const english = textsOf('en');

const choice = (
  name: string,
  icon: 'globe' | 'contrast' | 'user' | 'database' | 'timer',
  items: { value: string; title: string }[],
) => ({
  name,
  toolbar: { title: name, icon, items, dynamicTitle: true },
});

/** What Storybook's toolbar offers above every story. A story can fix any of them by its `globals`. */
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
    { value: 'operator', title: 'Operator: everything' },
    { value: 'provider', title: 'Provider: three parking providers' },
    { value: 'single', title: 'Single: one provider, one garage' },
    { value: 'garage', title: 'Garage: garages' },
    { value: 'park', title: 'Park: parks' },
    { value: 'sales', title: 'Sales: sales providers' },
    { value: 'finance', title: 'Finance: statements, statistics' },
    { value: 'incidents', title: 'Incidents only' },
    { value: 'viewer', title: 'Viewer: sees all, changes nothing' },
    { value: 'newcomer', title: 'Newcomer: no permission' },
  ]),
  scenario: choice(
    'Scenario',
    'database',
    scenarios.map(({ id }) => ({ value: id, title: english(`scenario.${id}.title`) })),
  ),
  faults: choice('Faults', 'timer', [
    { value: 'none', title: 'Instant' },
    ...faultPresets.map(({ id }) => ({ value: id, title: english(`preset.${id}.title`) })),
  ]),
} satisfies GlobalTypes;

export const initialGlobals = {
  language: defaultLanguage,
  theme: 'light',
  user: 'operator',
  scenario: 'default',
  faults: 'none',
};
