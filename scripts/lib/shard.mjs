/**
 * Reads a part of the work of several machines: `2/3` is the second of three.
 *
 * @param {string} text
 * @returns {{ part: number, count: number } | undefined} undefined when the text names no part.
 */
export function parseShard(text) {
  const [, part, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  return part >= 1 && part <= count ? { part, count } : undefined;
}

/** The items of a part, in their order; the parts together have each item once. */
export const shardOf = ({ part, count }, items) => {
  const edge = (at) => Math.round((items.length * at) / count);
  return items.slice(edge(part - 1), edge(part));
};

/** Whether a part, such as `2/3`, is one of several. */
export const isOneOfSeveral = (text) => parseShard(text).count > 1;
