import type { Page } from 'playwright-core';
import { garageApi, type Prepare, requestedRule, zoneApi } from './requested.ts';
import { editRequestedRule } from './ruleList.ts';

/** A read that a user causes on a screen. */
export interface Action {
  readonly call: string;
  readonly screen: string;
  readonly address: string;
  readonly scenario: 'default' | 'requests-of-each-kind';
  readonly user: string;
  readonly prepare?: Prepare;
  readonly act: (page: Page) => Promise<void>;
}

const on = { scenario: 'requests-of-each-kind', user: 'operator' } as const;
const october = '?beginDate=2026-10-01&endDate=2026-10-31';
/** Files and rows that are known by their names in both languages. */
const excel = async (page: Page) => {
  const item = page.getByRole('menuitem', { name: /Excel|XLSX/ }).first();
  if (!(await item.isVisible()))
    await page
      .getByRole('button', { name: /^(Preuzmi|Download)$/ })
      .first()
      .click();
  await item.click();
};
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const opened = async (page: Page) => {
  const close = page.getByRole('button', { name: /^(Zatvori|Close): / }).first();
  if (await close.isVisible()) await close.click();
  await press(/^(Otvori|Open): /)(page);
};

export const actions: readonly Action[] = [
  ...(
    [
      ['getParkingProvidersFile', `/parking${october}`],
      ['getGaragesFile', `/garaze${october}`],
      ['getParksFile', `/ulaznice${october}`],
      ['getSalesProvidersFile', `/prodaja${october}`],
      ['getParkingTransactionsFile', '/parking/provider/2/transakcije'],
      ['getGarageTransactionsFile', '/garaze/garaza/9/transakcije'],
      ['getParkTransactionsFile', '/parkovi/park/2/transakcije'],
      ['getSalesTransactionsFile', '/prodaja/provider/2/transakcije'],
      ['getReceiptsFile', '/parking/provider/2/racuni'],
      ['getParkTicketsFile', '/parkovi/park/2/ulaznice'],
      ['getStatisticsFile', `/paydo-statistika/all-sales${october}`],
      ['getParkingProviderDetails', `/parking/provider/2${october}`],
      ['getGarageDetails', `/garaze/garaza/9${october}`],
      ['getSalesProviderDetails', `/prodaja/provider/2${october}`],
    ] as const
  ).map(([call, address]): Action => ({ ...on, call, screen: 'download', address, act: excel })),
  {
    ...on,
    call: 'getReceiptFile',
    screen: 'receipts',
    address: '/parking/provider/2/racuni',
    act: press(/^(Preuzmi|Download).+\d/),
  },
  {
    ...on,
    call: 'getStatementFile',
    screen: 'statements',
    address: '/obracuni',
    act: press(/^(Preuzmi|Download).+\d/),
  },
  {
    ...on,
    call: 'getZoneManual',
    screen: 'zones',
    address: '/parking/provider/2/zone',
    act: press(/^(Preuzmi upute|Download the|Download)/),
  },
  { ...on, call: 'getGarageArticleChannels', screen: 'garage', address: `/garaze/garaza/9${october}`, act: opened },
  { ...on, call: 'getIncident', screen: 'incidents', address: '/incidenti', act: press(/^(Uredi|Edit): /) },
  {
    ...on,
    call: 'getIncidentComponents',
    screen: 'incidents',
    address: '/incidenti',
    act: press(/^(Dodaj incident|Add)/),
  },
  {
    ...on,
    call: 'getZoneClosingRules',
    screen: 'zone',
    address: '/parking/provider/2/zone/13/details',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    ...on,
    call: 'getZoneClosingRuleRequest',
    screen: 'zone',
    address: '/parking/provider/2/zone/11/details?tab=closing-rules',
    prepare: requestedRule(zoneApi, 2029),
    act: editRequestedRule,
  },
  {
    ...on,
    call: 'getGarageClosingRuleRequest',
    screen: 'working hours of a garage',
    address: '/garaze/garaza/9/working-hours',
    prepare: requestedRule(garageApi, 2029),
    act: editRequestedRule,
  },
];
