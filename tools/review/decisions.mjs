/** What a user of `npm run review` can mend: its message is printed without a stack. */
export class ReviewProblem extends Error {}

const decisions = ['open', 'accepted', 'rejected'];
const longestComment = 4000;

/**
 * What a decision holds for: a snapshot, and the pair of its images. A snapshot that changes again has another pair
 * and is open again; a commit more in between changes nothing.
 */
export const keyOf = ({ path, before, after }) => `${before?.hash ?? 'none'}..${after?.hash ?? 'none'} ${path}`;

/** Returns a decision in its plain form, or undefined for a value that is none. */
export function readDecision(value) {
  const { key, decision, comment = '', at = '' } = value ?? {};
  if (typeof key !== 'string' || !/^(none|[0-9a-f]{40,64})\.\.(none|[0-9a-f]{40,64}) ./s.test(key)) return undefined;
  if (!decisions.includes(decision) || typeof comment !== 'string' || typeof at !== 'string') return undefined;
  return { key, decision, comment: comment.slice(0, longestComment), at: at.slice(0, 40) };
}

/**
 * Reads the text of a decisions.json. Throws for one of another form, which is then left as it is.
 * @returns {Map<string, { key: string, decision: string, comment: string, at: string }>}
 */
export function parseDecisions(text, name = 'decisions.json') {
  let list;
  try {
    list = JSON.parse(text).decisions;
  } catch {
    throw new ReviewProblem(`${name} is no JSON: mend or remove it.`);
  }
  const read = Array.isArray(list) ? list.map(readDecision) : [undefined];
  if (read.includes(undefined)) throw new ReviewProblem(`${name} is not a file of this review: mend or remove it.`);
  return new Map(read.map((decision) => [decision.key, decision]));
}

/** The text of a decisions.json; decisions in a fixed order, so that two files can be compared. */
export const formatDecisions = (known) =>
  `${JSON.stringify({ decisions: [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) }, undefined, 2)}\n`;

/** Counts a review's entries by their decisions, and returns those that are open or rejected. */
export function sumOf(entries, known) {
  const of = (entry) => known.get(entry.key)?.decision ?? 'open';
  const having = (decision) => entries.filter((entry) => of(entry) === decision);
  return { open: having('open'), accepted: having('accepted'), rejected: having('rejected') };
}
