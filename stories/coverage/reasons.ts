import { reportRoutes, statisticsPaths } from '#features/routes/paths.ts';
import { type ScreenName, screens } from './screens.ts';
import type { CoverageState } from './states.ts';

/** Why states cannot occur on screens. */
export interface Reason {
  readonly screens: readonly ScreenName[];
  readonly states: readonly CoverageState[];
  /** A sentence. */
  readonly text: string;
}

const withoutComparison = screens
  .map(({ name }) => name)
  .filter((name) => !(name in reportRoutes || name in statisticsPaths));

const accountForms = ['login', 'resetPassword', 'setNewPassword', 'changePassword'] as const;

const withoutCalls = ['permissionDenied', 'notFound'] as const;

/** Every reason: at most one for a screen in a state, and none for a state that a story shows. */
export const reasons: readonly Reason[] = [
  { screens: withoutComparison, states: ['comparing'], text: 'The page has no comparison.' },
  {
    screens: withoutCalls,
    states: ['loading', 'empty', 'failed', 'refetching', 'phone-failed', 'phone-loading', 'phone-empty'],
    text: 'The page makes no calls.',
  },
  {
    screens: accountForms,
    states: ['refetching'],
    text: 'The form loads no data that could be loaded again.',
  },
  {
    screens: [...accountForms, 'garageNewWorkingPeriod', 'garageNewClosingRules'],
    states: ['empty', 'phone-empty'],
    text: 'The form lists no data that could be missing.',
  },
  {
    screens: [...accountForms, ...withoutCalls, 'settings', 'systemStatus', 'incidents'],
    states: ['forbidden'],
    text: 'Every user may open the page.',
  },
  {
    screens: ['garageNewWorkingPeriod', 'garageNewClosingRules'],
    states: ['loading', 'phone-loading'],
    text: 'The form is there at once; the other items, which it is compared with, are loaded beside it.',
  },
  {
    screens: ['settings'],
    states: ['loading', 'refetching', 'phone-loading'],
    text: 'The page shows the user’s own data, which is loaded before the page opens.',
  },
  {
    screens: [
      'parkingProviderZones',
      'parkingProviderZoneDetails',
      'zoneGeo',
      'parkingProviderNewWorkingPeriod',
      'parkingProviderCopyWorkingPeriods',
      'parkingProviderZoneNewWorkingPeriod',
      'parkingProviderEditWorkingPeriod',
      'parkingProviderEditWorkingPeriodRequest',
      'parkingProviderNewClosingRules',
      'garageWorkingHours',
      'garageNewWorkingPeriod',
      'garageNewClosingRules',
      'garageCopyWorkingPeriods',
      'garageEditWorkingPeriod',
      'garageEditWorkingPeriodRequest',
    ],
    states: ['refetching'],
    text: 'The page looks the same while its data is loaded again.',
  },
  {
    screens: [...accountForms, ...withoutCalls],
    states: ['long-words'],
    text: 'The page shows no names from the server.',
  },
  {
    screens: [
      'usersAndSales',
      'allSales',
      'paydoPromotion',
      'mastercardPromotion',
      'usedPromotions',
      'newUsers',
      'allUsers',
      'webUsers',
      'mobileUsers',
    ],
    states: ['long-words'],
    text: 'The view shows days, months and figures, and no names.',
  },
];
