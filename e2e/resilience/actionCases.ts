import { type Action, actions } from './actions.ts';
import { type Case, callNamed, isCallOf, rulesOf, settled, until } from './case.ts';
import { checkFailure, followBack, isAccessError, retryButton, says } from './checks.ts';
import { type FaultKind, faults } from './faults.ts';
import { begin, type Language, languageAt, linesOf, openScreen } from './page.ts';
import { text } from './texts.ts';

const actionCase = (action: Action, fault: FaultKind, language: Language): Case => ({
  screen: action.screen,
  call: action.call,
  fault: fault.id,
  isWrite: false,
  language,
  async run(lane, page) {
    const token = await begin(lane, page, action);
    await action.prepare?.(lane, token);
    const call = callNamed(action.call);
    const timeLimit = fault.id === 'timeout' ? 1500 : 0;
    await openScreen(page, lane.url, action.address, { user: action.user, token, language, timeLimit });
    await settled(page);
    const clean = new Set(await linesOf(page));
    const earlier = (await lane.calls()).at(-1)?.id ?? 0;
    const made = async () => (await lane.calls()).filter((each) => each.id > earlier && isCallOf(call, each));
    lane.simulator.faults.set(rulesOf(call, fault));
    await action.act(page);
    await until('is not called', async () => (await made()).length > 0);
    if (fault.isLate) return 'waits, then shows it';
    const failures = await checkFailure(page, language, fault, clean);
    lane.simulator.faults.set([]);
    const isDone = async () =>
      (await made()).some(({ status, fault: met }) => met === null && status > 0 && status < 300);
    if (isAccessError(fault)) {
      // The page says for a moment that the read failed, before the refusal leads to another.
      await followBack(page, language, 'refusedRead');
      await settled(page);
      await action.act(page);
    } else {
      // A retry beside the message, or the same action again once the dialog that shows the message is closed.
      const retry = retryButton(page, language);
      const close = page.getByRole('dialog').getByRole('button', { name: text(language, 'data', 'dialog.close') });
      if (await retry.isVisible()) await retry.click();
      else {
        if (await close.first().isVisible()) await close.first().click();
        await action.act(page);
      }
    }
    await until('does not succeed after the fault is gone', isDone);
    return says(failures);
  },
});

/** The reads that users cause on a screen: files, opened rows, dialogs. */
export const actionCases = (): Case[] =>
  actions.flatMap((action, row) => faults.map((fault, column) => actionCase(action, fault, languageAt(row + column))));
