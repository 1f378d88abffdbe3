import type { Locator, Page } from 'playwright-core';
import type { Language } from './page.ts';
import { garageApi, type Prepare, requestedPeriod, requestedRule, zoneApi } from './requested.ts';
import { editRequestedRule } from './ruleList.ts';
import { text } from './texts.ts';

interface SendOptions {
  readonly timeout?: number;
}

/** One write as a user makes it: described once, taken through every fault. */
export interface Write {
  /** The call's name in the contract. */
  readonly call: string;
  readonly screen: string;
  readonly address: string;
  readonly scenario: 'default' | 'requests-of-each-kind';
  /** Undefined: nobody is signed in. */
  readonly user: string | undefined;
  /** The name on the wire of a field that the server may refuse; default: the form as a whole. */
  readonly field?: string;
  /** Makes the data that the write needs; returns the address where it depends on them. */
  readonly prepare?: Prepare;
  /** Opens the form or the question, and enters everything. */
  readonly fill: (page: Page) => Promise<void>;
  /** Sends it; waits for the control that does for `timeout` ms, by default as long as for any other. */
  readonly send: (page: Page, options?: SendOptions) => Promise<void>;
  /** The control whose value must be kept. */
  readonly input?: string;
  /** Passwords: the page keeps them while it is open, and nowhere else. */
  readonly isSecret?: true;
  /** Why a second try may be made after the response was lost: the portal says that the first may have been made. */
  readonly repeats?: string;
  /** What a user does after the response was lost, where sending again cannot be made up for. */
  readonly afterLost?: (page: Page, language: Language) => Promise<void>;
  /** Whether two tabs may each write: two decisions of the user, not one sent twice. */
  readonly twice?: true;
  /** A switch is set back when it fails, and pressed again. */
  readonly isSwitch?: true;
}

const submit = (scope: string) => (page: Page, options?: SendOptions) =>
  page.locator(`${scope} button[type=submit]`).last().click(options);
const confirm = (name: RegExp) => (page: Page, options?: SendOptions) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click(options);
const inputs = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
};
const english = (page: Page) => page.evaluate(() => document.documentElement.lang === 'en');
/** Dates are typed as the page's language writes them. */
const written = async (page: Page, days: readonly string[]) => {
  const isEnglish = await english(page);
  return days.map((day) => (isEnglish ? day.replace(/^(\d+)\.(\d+)\.(\d+)\.$/, '$1/$2/$3') : day));
};
const newPeriod = async (page: Page) => {
  const [from = '', to = ''] = await written(page, ['1.1.2029.', '31.3.2029.']);
  await page.locator('input[name="validFrom"]').fill(from);
  await page.locator('input[name="validTo"]').fill(to);
  await page.locator('input[name="days.0.timeFrom"]').fill('8');
  await page.locator('input[name="days.0.timeTo"]').fill('18');
  await page
    .getByRole('button', { name: /Kopiraj vrijeme na sve dane|Copy the time to all days|Copy/ })
    .first()
    .click();
};
const newRule = async (page: Page) => {
  await page.getByRole('button', { name: /^(Novi dani bez naplate|New)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  const [from = '', to = ''] = await written(page, ['1.2.2027.', '2.2.2027.']);
  await dialog.locator('input').nth(0).fill(from);
  await dialog.locator('input').nth(1).fill(to);
  await dialog.locator('input').nth(2).fill('Zimski sajam');
};
const action = (name: RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Radnje|Actions)/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const description = (page: Page) => page.locator('input[name="description"]').fill('Izmijenjeni opis');
const otherReason = (page: Page) => page.getByRole('dialog').locator('input').nth(2).fill('Drugi razlog');
const editRule = async (page: Page) => {
  await action(/^(Uredi|Edit)/)(page);
  await otherReason(page);
};
const remove = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('alertdialog').waitFor();
};
const change = { scenario: 'default', user: 'operator' } as const;
const zone = '/parking/provider/2/zone/11';
const hours = '/garaze/garaza/9/working-hours';
const removeOrWithdraw = /^(Ukloni|Remove|Povuci|Withdraw)/;
const withdrawal = {
  screen: 'change request',
  fill: remove(/^(Povuci zahtjev|Withdraw)/),
  send: confirm(/^(Povuci zahtjev|Withdraw)/),
};
const periodForm = {
  ...change,
  field: 'description',
  fill: description,
  send: submit('main form'),
  input: 'input[name="description"]',
};

const newPeriodForm = {
  ...change,
  screen: 'new working period',
  field: 'valid_from',
  fill: newPeriod,
  send: submit('main form'),
  input: 'input[name="days.3.timeTo"]',
};

const itemWrites = (
  kind: 'Zone' | 'Garage',
  { page, api, edit, periodId }: { page: string; api: string; edit: string; periodId: string },
): Write[] => {
  const rules = kind === 'Zone' ? `${page}?tab=closing-rules` : page;
  const ruleForm = {
    ...change,
    screen: 'closing rules',
    address: rules,
    field: 'reason',
    send: submit('[role=dialog] form'),
    input: '[role=dialog] form input >> nth=2',
  };
  return [
    {
      ...periodForm,
      call: `change${kind}WorkingPeriod`,
      screen: 'edit of a working period',
      address: `${edit}/working-period/${periodId}/edit`,
    },
    {
      ...change,
      call: `remove${kind}WorkingPeriod`,
      screen: 'working hours',
      address: page,
      fill: remove(removeOrWithdraw),
      send: confirm(removeOrWithdraw),
    },
    {
      ...periodForm,
      call: `amend${kind}WorkingPeriod`,
      screen: 'edit of a requested period',
      address: `${edit}/working-period-request/{id}/edit`,
      prepare: requestedPeriod(api, periodId),
    },
    {
      ...change,
      ...withdrawal,
      call: `withdraw${kind}WorkingPeriod`,
      address: '/zahtjevi/{id}',
      prepare: requestedPeriod(api, periodId),
    },
    {
      ...ruleForm,
      call: `create${kind}ClosingRule`,
      fill: newRule,
    },
    {
      ...ruleForm,
      call: `change${kind}ClosingRule`,
      fill: editRule,
    },
    {
      ...change,
      call: `remove${kind}ClosingRule`,
      screen: 'closing rules',
      address: rules,
      fill: async (view) => {
        await action(removeOrWithdraw)(view);
        await view.getByRole('alertdialog').waitFor();
      },
      send: confirm(removeOrWithdraw),
    },
    {
      ...ruleForm,
      call: `amend${kind}ClosingRule`,
      prepare: requestedRule(api, 2029),
      fill: async (view) => {
        await editRequestedRule(view);
        await otherReason(view);
      },
    },
    {
      ...change,
      ...withdrawal,
      call: `withdraw${kind}ClosingRule`,
      address: '/zahtjevi/{id}',
      prepare: requestedRule(api),
    },
  ];
};

/** The write of a switch of the settings. */
const switched = (call: string, control: (page: Page) => Locator): Write => ({
  call,
  screen: 'settings',
  address: '/settings',
  scenario: 'default',
  user: 'operator',
  fill: (page) => control(page).waitFor(),
  send: (page, options) => control(page).click(options),
  isSwitch: true,
});

/** Every write that the portal makes. */
export const writes: readonly Write[] = [
  {
    call: 'login',
    screen: 'login',
    address: '/login',
    scenario: 'default',
    user: undefined,
    field: 'username',
    fill: (page) => inputs(page, { username: 'viewer', password: 'demo-1234' }),
    send: submit('form'),
    input: 'input[name=username]',
    twice: true,
  },
  {
    call: 'changePassword',
    screen: 'change of the password',
    address: '/promijeni-lozinku',
    scenario: 'default',
    user: 'viewer',
    field: 'new_password',
    fill: (page) =>
      inputs(page, {
        currentPassword: 'demo-1234',
        newPassword: 'nova-lozinka-1',
        confirmPassword: 'nova-lozinka-1',
      }),
    send: submit('main form'),
    input: 'input[name=newPassword]',
    isSecret: true,
  },
  {
    call: 'requestPasswordReset',
    screen: 'forgotten password',
    address: '/reset-password',
    scenario: 'default',
    user: undefined,
    field: 'username',
    fill: (page) => inputs(page, { username: 'viewer' }),
    send: submit('form'),
    input: 'input[name=username]',
    twice: true,
    repeats: 'another mail does no harm, and nobody who is not signed in can read what was sent',
  },
  {
    call: 'resetPassword',
    screen: 'new password',
    address: '/reset-password/{id}',
    scenario: 'default',
    user: undefined,
    field: 'new_password',
    prepare: async (lane) => {
      const world = lane.simulator.state();
      const token = 'a-mailed-token';
      lane.simulator.continueFrom({
        ...world,
        world: { ...world.world, resetLink: [{ token, username: 'viewer' }] },
      });
      return token;
    },
    fill: (page) => inputs(page, { newPassword: 'nova-lozinka-1', confirmPassword: 'nova-lozinka-1' }),
    send: submit('form'),
    input: 'input[name=newPassword]',
    isSecret: true,
    // The link is used up, and nobody can read a password: the page says so, and leads to login.
    afterLost: async (page, language) => {
      await submit('form')(page);
      const words = page.getByRole('alert').filter({ hasText: text(language, 'account', 'setNew.maybeDone') });
      await words.getByRole('link', { name: text(language, 'account', 'toLogin') }).click();
      await page.locator('input[name=username]').waitFor();
    },
  },
  switched('saveSetting', (page) => page.getByRole('switch').first()),
  switched('saveSubscription', (page) => page.getByRole('switch').last()),
  {
    call: 'saveEmail',
    screen: 'settings',
    address: '/settings',
    scenario: 'default',
    user: 'newcomer',
    field: 'email',
    fill: (page) => page.locator('main form input').first().fill('filip@primjer.hr'),
    send: submit('main form'),
    input: 'main form input',
  },
  {
    call: 'createIncident',
    screen: 'incidents',
    address: '/incidenti',
    scenario: 'default',
    user: 'operator',
    field: 'title',
    fill: async (page) => {
      await page.getByRole('button', { name: /^(Dodaj incident|Add)/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('form input').first().fill('Rampa ne radi');
      await dialog.locator('form select').nth(0).selectOption({ index: 1 });
      await dialog.locator('form select').nth(1).selectOption({ index: 1 });
    },
    send: submit('[role=dialog] form'),
    input: '[role=dialog] form input >> nth=0',
    twice: true,
  },
  {
    call: 'changeIncident',
    screen: 'incidents',
    address: '/incidenti',
    scenario: 'default',
    user: 'operator',
    field: 'title',
    fill: async (page) => {
      await page
        .getByRole('button', { name: /^(Uredi|Edit)/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('form input').first().fill('Rampa opet radi');
    },
    send: submit('[role=dialog] form'),
    input: '[role=dialog] form input >> nth=0',
  },
  {
    call: 'sendStatistics',
    screen: 'statistics',
    address: '/paydo-statistika/all-sales?beginDate=2026-10-01&endDate=2026-10-31',
    scenario: 'default',
    user: 'operator',
    fill: async (page) => {
      await page.locator('main select').first().selectOption('uprava@primjer.hr');
      await page.getByRole('button', { name: /^(Pošalji e-poštom|Send by e-mail|Send)/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    send: confirm(/^(Pošalji|Send)/),
    twice: true,
    repeats: 'the user decides whether another mail is sent',
  },
  {
    ...newPeriodForm,
    call: 'createWorkingPeriods',
    address: `${zone}/working-periods/new`,
  },
  {
    ...newPeriodForm,
    call: 'createGarageWorkingPeriod',
    address: '/garaze/garaza/9/working-periods/new',
  },
  ...itemWrites('Zone', {
    page: `${zone}/details`,
    api: zoneApi,
    edit: zone,
    periodId: '8',
  }),
  ...itemWrites('Garage', { page: hours, api: garageApi, edit: '/garaze/garaza/9', periodId: '280' }),
  {
    call: 'changeZoneBorder',
    screen: 'border editor',
    address: `${zone}/geo`,
    ...change,
    fill: async (page) => {
      await page.getByRole('button', { name: /^(Dodaj kvadrat|Add a square|Add square)/ }).click();
      await page.getByRole('button', { name: /^(Uredi|Edit): .*2/ }).waitFor();
      await page.getByRole('button', { name: /^(Spremi|Save)$/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    send: confirm(/^(Spremi|Save)/),
  },
  {
    ...withdrawal,
    call: 'withdrawZoneBorder',
    address: '/zahtjevi/4',
    scenario: 'requests-of-each-kind',
    user: 'provider',
  },
  {
    call: 'logout',
    screen: 'user menu',
    address: '/promijeni-lozinku',
    scenario: 'default',
    user: 'operator',
    fill: (page) => page.getByRole('button', { name: /^(Korisnički izbornik|User menu)/ }).click(),
    send: (page, options) => page.getByRole('menuitem', { name: /^(Odjavi se|Log out)/ }).click(options),
    twice: true,
  },
];
