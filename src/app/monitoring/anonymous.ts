import { routePaths } from '#features/routes/paths.ts';

/** What reports may say. They name no user, no value that a user typed or sees, and no token (behaviour 24.2). */

/** The fixed words of the portal's addresses. */
const words = new Set(
  Object.values(routePaths).flatMap((path) => path.split('/').filter((word) => word !== '' && !/^[:*]/.test(word))),
);

/** A path of the portal: everything in it that is no fixed word is `:id`; query and fragment are left out. */
export const anonymousPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');

const address = /\b(?:https?|wss?|blob|file):\/*[^\s"'<>()]*/gi;
const asset = /(?:^|\/)(assets\/[\w.~-]+\.(?:js|css|wasm|woff2))(:\d+(?::\d+)?)?/;

/** An address in a text: the name of a file of the build with its place, else only the kind of address. */
const shortAddress = (text: string): string => {
  const [, file, place = ''] = asset.exec(text.replace(/[?#][^:]*/, '')) ?? [];
  return file ? file + place : ':address';
};

/** Names in code begin small, such as those in "reading 'rows'"; anything else in quotes may be data. */
const isCodeName = (text: string) => /^[a-z][A-Za-z]{0,30}$/.test(text) || /^(?:Symbol\(\w+\)|\d{1,3})$/.test(text);

/** The message of an error, without addresses, e-mails, quoted data, tokens and numbers longer than three digits. */
export const anonymousMessage = (message: string): string =>
  message
    .slice(0, 1000)
    .replace(address, shortAddress)
    .replace(/["“”„«»`].*["“”»`]|["“”„«`].*$/s, ':text')
    .replace(/'.*'/s, (quoted) => {
      const texts = [...quoted.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
      return quoted.split("'").length === texts.length * 2 + 1 && texts.every(isCodeName) ? quoted : ':text';
    })
    .replace(/\S+@\S+/g, ':email')
    .replace(/\/(?:[\w.~%-]+\/)+[\w.~%-]*(?:\?\S*)?/g, (path) => (asset.test(path) ? path : anonymousPath(path)))
    .replace(/\?\S*=\S*/g, '?:query')
    .replace(/\b(?=\w*\d)[\w-]{12,}\b/g, ':token')
    .replace(/\d{4,}/g, ':number')
    .slice(0, 300);

const mostFrames = 20;

/** The frames of a stack: functions and places in the build's files, which its source maps resolve. */
export const anonymousStack = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, file, place = ''] = asset.exec(line.replace(/\?[^:)]*/, '')) ?? [];
      if (!file) return [];
      // Chromium: `at name (address)`, Firefox and Safari: `name@address`.
      const name = /^\s*at\s+(?:async\s+)?([\w$.<>]+)\s+\(/.exec(line)?.[1] ?? /^([\w$.<>/]+)@/.exec(line)?.[1];
      return [`${name ? `${name} ` : ''}${file}${place}`];
    })
    .slice(0, mostFrames);

/** The origin of what the content security policy refused, or a word of the browser such as `inline`. */
export function anonymousSource(source: string): string {
  if (/^[\w-]*$/.test(source)) return source;
  try {
    const { origin, protocol } = new URL(source);
    return origin === 'null' ? protocol : origin;
  } catch {
    return ':address';
  }
}
