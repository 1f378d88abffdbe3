import type { Page } from 'playwright-core';
import type { Call } from '#api/contract/call.ts';
import { broken, type Case, callNamed, calls, isCallOf, isSettled, rulesOf, Shared, settled, until } from './case.ts';
import { checkFailure, checkLanguage, failuresOf, followBack, isAccessError, says } from './checks.ts';
import { type FaultKind, faults, lost } from './faults.ts';
import type { Lane } from './lane.ts';
import { begin, type Language, languageAt, linesOf, messagesOf, openScreen } from './page.ts';
import { text } from './texts.ts';
import { type Write, writes } from './writes.ts';

/** Public calls, whose refusal is their form's. */
const hasOwnRefusal = calls.filter(({ access }) => access === 'public').map(({ name }) => name);

/** Opens the form or question of a write, and enters everything. */
async function opened(write: Write, lane: Lane, page: Page, language: Language, timeLimit = 0): Promise<Call> {
  const token = await begin(lane, page, write);
  const made = await write.prepare?.(lane, token);
  lane.mark();
  await openScreen(page, lane.url, write.address.replace('{id}', made ?? ''), {
    user: write.user,
    token,
    language,
    timeLimit,
  });
  await settled(page);
  await write.fill(page);
  return callNamed(write.call);
}

const writtenText = (lane: Lane) => JSON.stringify(lane.written());
const madeCalls = async (lane: Lane, call: Call) => (await lane.calls()).filter((logged) => isCallOf(call, logged));
const isSent = (lane: Lane, call: Call) => until('is not sent', async () => (await madeCalls(lane, call)).length > 0);
const succeeded = async (lane: Lane, call: Call) =>
  (await madeCalls(lane, call)).filter(({ status }) => status > 0 && status < 300);

/** What a write leaves behind when nothing fails. */
const effects = new Shared<string>();

const effectOf = (write: Write, lane: Lane, page: Page, language: Language) =>
  effects.get(`${write.call} ${write.screen}`, async () => {
    const call = await opened(write, lane, page, language);
    await write.send(page);
    await until('is not written when nothing fails', async () => (await succeeded(lane, call)).length > 0);
    return writtenText(lane);
  });

const inputOf = async (page: Page, { input }: Write) => (input ? page.locator(input).first().inputValue() : undefined);

const checkInput = (page: Page, write: Write, before: string | undefined) =>
  until(`the form is not as it was left: ${before}`, async () => {
    const field = page.locator(write.input ?? '').first();
    return (await field.isVisible()) && (await field.inputValue()) === before;
  });

/** Sends again until the write has been made once, as a user would: the form or the question is still open. */
async function sendAgain(write: Write, lane: Lane, page: Page, effect: string) {
  const earlier = (await lane.calls()).length;
  await write.send(page);
  // What was written already may also be found by reading, without a second write.
  await until('is not sent again after the fault is gone', async () => (await lane.calls()).length > earlier);
  await settled(page);
  await lane.quiet();
  await until('is not written once after the fault is gone', async () => writtenText(lane) === effect);
}

/** A refused write leads to the root, which says so, and from there back to the form with its input. */
async function returnToForm(write: Write, page: Page, language: Language, before: string | undefined) {
  await followBack(page, language, 'refused');
  await settled(page);
  if (before === undefined || write.isSecret) await write.fill(page);
  else await checkInput(page, write, before);
}

/** What the table names a case of a write by. */
const named = ({ screen, call }: Write, fault: string, language: Language) =>
  ({ screen, call, fault, isWrite: true, language }) as const;

const faultCase = (write: Write, fault: FaultKind, language: Language): Case => ({
  ...named(write, fault.id, language),
  async run(lane, page) {
    const effect = await effectOf(write, lane, page, language);
    const call = await opened(write, lane, page, language, fault.id === 'timeout' ? 1500 : 0);
    const clean = new Set(await linesOf(page));
    const before = await inputOf(page, write);
    const address = page.url();
    lane.simulator.faults.set(rulesOf(call, fault, write.field));
    await write.send(page);
    await isSent(lane, call);
    if (fault.isLate) {
      await until('is not written', async () => (await succeeded(lane, call)).length > 0);
      if (writtenText(lane) !== effect) broken(`writes ${writtenText(lane)} instead of ${effect}`);
      return 'waits, then says that it is done';
    }
    if (call.name === 'logout') {
      await until('does not lead to login', () => page.locator('input[name=password]').isVisible());
      await checkLanguage(page, language);
      return says(await messagesOf(page)) || 'login';
    }
    const failures = await checkFailure(page, language, fault, clean);
    const written = fault.isHandled ? effect : '{}';
    if (writtenText(lane) !== written) broken(`writes ${writtenText(lane)} instead of ${written}`);
    lane.simulator.faults.set([]);
    if (isAccessError(fault) && !hasOwnRefusal.includes(call.name)) {
      await returnToForm(write, page, language, before);
      failures.push({ place: 'page', text: text(language, 'session', 'refused.title'), ways: [] });
    } else {
      if (page.url() !== address) broken(`leaves the page: ${page.url()}`);
      if (before !== undefined) await checkInput(page, write, before);
    }
    // A switch shows by now what the server has: pressed again it would be set back.
    if (write.isSwitch && fault.isHandled) return says(failures);
    if (write.repeats && fault.isHandled) {
      await write.send(page);
      await until('is not sent again', async () => (await madeCalls(lane, call)).length > 1);
      return `${says(failures)} (${write.repeats})`;
    }
    await (write.afterLost && fault.isHandled ? write.afterLost(page, language) : sendAgain(write, lane, page, effect));
    if (writtenText(lane) !== effect) broken(`writes twice: ${writtenText(lane)}`);
    return says(failures);
  },
});

const doubleCase = (write: Write, language: Language): Case => ({
  ...named(write, 'double', language),
  async run(lane, page) {
    const effect = await effectOf(write, lane, page, language);
    const call = await opened(write, lane, page, language);
    lane.simulator.faults.set([{ method: call.method, path: call.path.replace(/\{\w+\}/g, '*'), delay_ms: 300 }]);
    await write.send(page);
    if (!write.isSwitch) await write.send(page, { timeout: 250 }).catch(() => undefined);
    await until('is not written', async () => (await succeeded(lane, call)).length > 0);
    await settled(page);
    await lane.quiet();
    if (writtenText(lane) !== effect) broken(`writes ${writtenText(lane)} instead of ${effect}`);
    const { length } = await succeeded(lane, call);
    if (length > 1) broken(`is sent ${length} times`);
    return 'one write';
  },
});

const tabsCase = (write: Write, language: Language): Case => ({
  ...named(write, 'tabs', language),
  async run(lane, page) {
    const effect = await effectOf(write, lane, page, language);
    const call = await opened(write, lane, page, language);
    const other = await page.context().newPage();
    try {
      const begunAt = page.url();
      await other.goto(begunAt);
      await settled(other);
      await write.fill(other);
      await page.bringToFront();
      await write.send(page);
      await isSent(lane, call);
      await until('is not written', async () => writtenText(lane) === effect);
      await other.bringToFront();
      const clean = new Set(await linesOf(other));
      await write.send(other, { timeout: 3000 }).catch(() => undefined);
      const isOfSession = call.name === 'login' || call.name === 'logout';
      const outcome = await until('the second tab says nothing', async () => {
        if (isOfSession && other.url() !== begunAt) return 'the second tab follows';
        const found = await failuresOf(other, language, clean);
        if (found.length > 0) return says(found);
        const sent = await madeCalls(lane, call);
        return sent.length > 1 && sent.every(({ status }) => status < 300) && 'both are done';
      });
      await checkLanguage(other, language);
      if (!write.twice && !write.isSwitch && writtenText(lane) !== effect)
        broken(`writes ${writtenText(lane)}: ${outcome}`);
      return outcome;
    } finally {
      await other.close();
    }
  },
});

const sessionCase = (write: Write, language: Language): Case => ({
  ...named(write, 'session', language),
  async run(lane, page) {
    const effect = await effectOf(write, lane, page, language);
    await opened(write, lane, page, language);
    const before = await inputOf(page, write);
    const address = new URL(page.url()).pathname;
    lane.endSessions();
    await write.send(page);
    await until('does not lead to login', () => page.locator('input[name=password]').isVisible());
    const said = await until('login says nothing', async () => {
      const words = await page.locator('[role=status], [role=alert]').allInnerTexts();
      return words.join(' ').trim();
    });
    await checkLanguage(page, language);
    if (writtenText(lane) !== '{}') broken(`writes without a session: ${writtenText(lane)}`);
    await page.locator('input[name=username]').fill(write.user ?? '');
    await page.locator('input[name=password]').fill('demo-1234');
    await page.locator('form button[type=submit]').click();
    await until('does not lead back', async () => new URL(page.url()).pathname === address && (await isSettled(page)));
    if (before === undefined || write.isSecret) await write.fill(page);
    else await checkInput(page, write, before);
    await sendAgain(write, lane, page, effect);
    return said;
  },
});

/** Every write through every fault, a double press, two tabs, and the end of the session. */
export const writeCases = (): Case[] =>
  writes.flatMap((write, row) =>
    [
      ...[...faults, lost].map((fault) => (language: Language) => faultCase(write, fault, language)),
      (language: Language) => doubleCase(write, language),
      (language: Language) => tabsCase(write, language),
      // Without a session there is none that could end; to end it is what signing out is for.
      ...(write.user && write.call !== 'logout' ? [(language: Language) => sessionCase(write, language)] : []),
    ].map((make, column) => make(languageAt(row + column))),
  );
