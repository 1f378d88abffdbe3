// biome-ignore-all lint/performance/useDomNodeTextContent: what counts is the text as it is seen.
import type { Page } from 'playwright-core';
import { broken, until } from './case.ts';
import type { FaultKind } from './faults.ts';
import { type Language, linesOf, type Message, messagesOf } from './page.ts';
import { foreignLines, ownWords, text } from './texts.ts';

/** What the portal says, and where, in one line. */
export const says = (messages: readonly Message[]) =>
  [...new Set(messages.map(({ place, text: words }) => `${place}: ${words}`))].join(' · ');

/**
 * Returns the page's messages about a failure: its alerts, else the lines that it does not show without the fault
 * (`clean`) and that say, as those of an empty page do, that something failed.
 */
export async function failuresOf(page: Page, language: Language, clean: ReadonlySet<string>): Promise<Message[]> {
  const messages = await messagesOf(page);
  if (messages.length > 0) return messages;
  const words = (await linesOf(page)).filter((line) => !clean.has(line) && ownWords[language].test(line));
  if (words.length === 0) return [];
  const ways = await page
    .locator('main a[href], main button:not(:disabled)')
    .evaluateAll((found) => found.filter((way) => way.checkVisibility()).map((way) => (way as HTMLElement).innerText));
  return words.map((line) => ({ place: 'page', text: line, ways }));
}

/** Waits until the page says that something has failed. */
const failureSaid = (page: Page, language: Language, clean: ReadonlySet<string>) =>
  until('says nothing', async () => {
    const found = await failuresOf(page, language, clean);
    return found.length > 0 && found;
  });

export async function checkLanguage(page: Page, language: Language) {
  const foreign = foreignLines(language, await linesOf(page));
  if (foreign.length > 0) broken(`in the other language: ${foreign.join(' / ')}`);
}

/** Waits for the words about a fault, which must be those about it or the screen's own; returns them. */
export async function checkFailure(page: Page, language: Language, fault: FaultKind, clean: ReadonlySet<string>) {
  const failures = await failureSaid(page, language, clean);
  await checkLanguage(page, language);
  const expected = fault.texts(language);
  const isAboutIt = ({ text: words }: Message) =>
    expected.some((one) => words.includes(one)) || ownWords[language].test(words);
  if (!failures.some(isAboutIt)) broken(`says something else: ${says(failures)}`);
  return failures;
}

export const isAccessError = ({ rule }: FaultKind) => rule.status === 401 || rule.status === 403;

type Refused = 'refused' | 'refusedRead';

const noticeOf = (page: Page, language: Language, key: Refused) =>
  page.getByRole('alert').filter({ hasText: text(language, 'session', `${key}.title`) });

/** Whether a refused call has led to another page, which says so. */
export const isLedAway = (page: Page, language: Language, key: Refused) => noticeOf(page, language, key).isVisible();

/** Waits for the page to which a refused call leads, and takes its link back. */
export async function followBack(page: Page, language: Language, key: Refused) {
  const notice = noticeOf(page, language, key);
  await until('does not say on another page that the server refused', () => notice.isVisible());
  // A write without a form, such as a withdrawal, leads back to its page.
  const names = [text(language, 'session', `${key}.back`), text(language, 'session', 'refusedRead.back')];
  const link = notice.getByRole('link');
  const name = (await link.textContent()) ?? '';
  if (!names.includes(name.trim())) broken(`leads back by a link named ${name}`);
  await link.click();
}

export const retryButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language, 'ui', 'error.retry') }).first();
