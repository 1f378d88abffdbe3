import type { GlobalTypes } from 'storybook/internal/types';
import { faultPresets } from './faultPresets.ts';

/** Window sizes that every screen must serve. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const choice = (
  name: string,
  icon: 'globe' | 'contrast' | 'user' | 'database' | 'timer',
  items: { value: string; title: string }[],
) => ({
  name,
  toolbar: { title: name, icon, items, dynamicTitle: true },
});

/** What the user can switch above every story; a story may fix any of them by its `globals`. */
export const toolbars = {
  language: choice('Language', 'globe', [
    { value: 'hr', title: 'Hrvatski' },
    { value: 'en', title: 'English' },
  ]),
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
  scenario: choice('Scenario', 'database', [
    { value: 'default', title: 'Default world' },
    { value: 'empty', title: 'Empty world' },
    { value: 'single-provider', title: 'One provider' },
    { value: 'lists-only', title: 'Lists only' },
    { value: 'long-words', title: 'Long names' },
  ]),
  latency: choice(
    'Latency',
    'timer',
    Object.entries(faultPresets).map(([value, { title }]) => ({ value, title })),
  ),
} satisfies GlobalTypes;

export const initialGlobals = {
  language: 'hr',
  theme: 'light',
  user: 'operator',
  scenario: 'default',
  latency: '0',
};
