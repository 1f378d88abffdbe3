// biome-ignore-all lint/performance/useDomNodeTextContent: what counts is the text as it is seen.
import type { Page } from 'playwright-core';
import type { Call } from '#api/contract/call.ts';
import { shown } from '../support/shown.ts';
import { broken, type Case, calls, isCallOf, isSettled, rulesOf, Shared, settled, until } from './case.ts';
import {
  checkFailure,
  checkLanguage,
  failuresOf,
  followBack,
  isAccessError,
  isLedAway,
  retryButton,
  says,
} from './checks.ts';
import { type FaultKind, faults } from './faults.ts';
import type { Lane } from './lane.ts';
import { begin, type Language, linesOf, messagesOf, openScreen } from './page.ts';
import { type Screen, screens } from './screens.ts';
import { text } from './texts.ts';

/** The call has been made, and its response, if there is one, is shown. */
async function answered(lane: Lane, page: Page, call: Call) {
  await until(`${call.name} is not called`, async () => (await lane.calls()).some((logged) => isCallOf(call, logged)));
  await settled(page);
}

/** Calls whose failure a screen need not show, with the reason: nothing that was asked for is missing. */
const quiet: Readonly<Record<string, { readonly why: string; readonly except?: RegExp }>> = {
  getChangeRequests: {
    why: 'says nothing: in the background; tried again at the next look',
    except: /^changeRequest/,
  },
  getServiceGroups: { why: 'says nothing: codes stand for the names' },
};
/** Calls whose refusal is an answer, with what the screen then shows (behaviour 16.2). */
const answeredByRefusal: Readonly<Record<string, string>> = { mayReadIncidents: 'shows public incidents only' };

const quietOf = (screen: string, call: string, isRefused: boolean) => {
  if (isRefused) return answeredByRefusal[call];
  const found = quiet[call];
  return found && !found.except?.test(screen) ? found.why : undefined;
};

/** Takes the way on that the page offers, until nothing is said to have failed. */
const recover = (page: Page, language: Language, clean: ReadonlySet<string>) =>
  until('does not recover after the fault is gone', async () => {
    const failures = (await failuresOf(page, language, clean)).filter(({ place }) => place !== 'toast');
    if (failures.length === 0) return isSettled(page);
    const ways = [
      retryButton(page, language),
      page.getByRole('button', { name: text(language, 'data', 'multiSelect.failed') }).first(),
      page.locator('main').getByRole('link').first(),
    ];
    for (const way of ways) {
      if (!(await way.isVisible())) continue;
      await way.click({ timeout: 2000 }).catch(() => undefined);
      break;
    }
    return undefined;
  });

/** What a screen shows without a fault, and what it calls. */
interface Clean {
  readonly lines: ReadonlySet<string>;
  readonly calls: readonly Call[];
}
const cleans = new Shared<Clean>();

/** Makes a screen's data; returns the function that opens it. */
async function ready(lane: Lane, page: Page, screen: Screen) {
  const token = await begin(lane, page, screen);
  const id = await screen.prepare?.(lane, token);
  await screen.route?.(page);
  return (timeLimit = 0) =>
    openScreen(page, lane.url, screen.address.replace('{id}', id ?? ''), {
      user: screen.user,
      token,
      language: screen.language,
      timeLimit,
    });
}

const cleanOf = (lane: Lane, page: Page, screen: Screen) =>
  cleans.get(screen.name, async () => {
    const open = await ready(lane, page, screen);
    await open();
    await settled(page);
    const alerts = await messagesOf(page);
    if (alerts.length > 0) throw new Error(`${screen.name} fails without a fault: ${says(alerts)}`);
    // Calls that follow others: the lists of the filters, and what a page asks for last.
    let count = -1;
    await until('calls without an end', async () => {
      const { length } = await lane.calls();
      if (length === count && (await isSettled(page))) return true;
      count = length;
      await lane.quiet();
      await shown(page);
      return undefined;
    });
    const logged = await lane.calls();
    return {
      lines: new Set(await linesOf(page)),
      calls: calls.filter(
        (call) =>
          // What makes the screen's data is no call of the screen.
          call.method === 'GET' &&
          call.reply.kind !== 'file' &&
          call.name !== 'sendStatistics' &&
          logged.some((each) => isCallOf(call, each)),
      ),
    };
  });

const readCase = (screen: Screen, call: Call, fault: FaultKind): Case => ({
  screen: screen.name,
  call: call.name,
  fault: fault.id,
  isWrite: false,
  language: screen.language,
  async run(lane, page) {
    const { language } = screen;
    const { lines: clean } = await cleanOf(lane, page, screen);
    const open = await ready(lane, page, screen);
    lane.simulator.faults.set(rulesOf(call, fault));
    const timeLimit = fault.id === 'timeout' ? 1500 : 0;
    await open(timeLimit);
    if (fault.isLate) {
      await until('the page is empty while it waits', async () => (await linesOf(page)).length > 0);
      await answered(lane, page, call);
      const failures = await failuresOf(page, language, clean);
      if (failures.length > 0) broken(`a late answer is shown as a failure: ${says(failures)}`);
      return 'waits, then shows it';
    }
    if (call.name === 'getUserInfo') return userInfoCase(lane, page, language, fault);
    await answered(lane, page, call);
    // A fault that cuts the body of a refusal leaves its status.
    const isRefused = (await lane.calls()).some((each) => isCallOf(call, each) && each.status === 403);
    const why = quietOf(screen.name, call.name, isRefused || isAccessError(fault));
    if (why && (await failuresOf(page, language, clean)).length === 0) {
      await checkLanguage(page, language);
      return why;
    }
    const first = await checkFailure(page, language, fault, clean);
    // A refused part says so for a moment before the page to which the refusal leads.
    const failures = await until(`offers no way on: ${says(first)}`, async () => {
      const found = await failuresOf(page, language, clean);
      return found.some(({ ways }) => ways.length > 0) && found;
    });
    lane.simulator.faults.set([]);
    if (isAccessError(fault) && (await isLedAway(page, language, 'refusedRead')))
      await followBack(page, language, 'refusedRead');
    await recover(page, language, clean);
    return says(failures);
  },
});

/** The user info decides who is signed in: a refusal leads to login, and so does an outage, with a way to try again. */
async function userInfoCase(lane: Lane, page: Page, language: Language, fault: FaultKind): Promise<string> {
  const isLogin = () => page.locator('input[name=password]').isVisible();
  const failures = await until('says nothing', async () => {
    const found = await messagesOf(page);
    if (found.length > 0) return found;
    // An outage is an alert on the login page, a refusal a notice.
    if (!isAccessError(fault)) return false;
    const words = await page.locator('main, body').last().innerText();
    return (
      (await isLogin()) &&
      words.trim() !== '' && [{ place: 'login', text: words.split('\n').slice(0, 4).join(' '), ways: ['login'] }]
    );
  });
  await checkLanguage(page, language);
  lane.simulator.faults.set([]);
  if (isAccessError(fault)) {
    if (!(await isLogin())) broken(`a refused user is not led to login: ${says(failures)}`);
    return says(failures);
  }
  if (!(await isLogin())) broken(`an outage does not lead to login: ${says(failures)}`);
  if ((await page.evaluate(() => localStorage.getItem('auth-token'))) === null) broken('an outage ends the session');
  await page
    .getByRole('button', { name: text(language, 'ui', 'error.retry') })
    .first()
    .click();
  await until(
    'does not recover after the fault is gone',
    async () => (await page.locator('main h1').count()) > 0 && (await isSettled(page)),
  );
  return says(failures);
}

/** The screens' reads, found by opening each screen once. */
export async function readCases(lanes: readonly { readonly lane: Lane; readonly page: Page }[]): Promise<Case[]> {
  let next = 0;
  const callsOf = new Map<Screen, readonly Call[]>();
  await Promise.all(
    lanes.map(async ({ lane, page }) => {
      for (let screen = screens[next++]; screen; screen = screens[next++])
        callsOf.set(screen, (await cleanOf(lane, page, screen)).calls);
    }),
  );
  let knowsUser = false;
  return screens.flatMap((screen) =>
    (callsOf.get(screen) ?? []).flatMap((call) => {
      // The signed-in user is read in the same way by every screen.
      if (call.name === 'getUserInfo' && knowsUser) return [];
      knowsUser ||= call.name === 'getUserInfo';
      return faults.map((fault) => readCase(screen, call, fault));
    }),
  );
}
