import type { Case } from './case.ts';
import { grouped } from './grouped.ts';

/** Cases of one kind, evenly spread over its calls; successive ones have successive faults. */
function spread(cases: readonly Case[], size: number, from: number): Case[] {
  const columns = [...grouped(cases, ({ screen, call }) => `${screen} ${call}`).values()];
  return Array.from({ length: size }, (_, place) => {
    const column = columns[Math.floor((place * columns.length) / size)] ?? [];
    return column[(place + from) % column.length] as Case;
  });
}

/**
 * So many cases, half of them writes: every write and every fault occurs, and screens of all areas. They are the same each
 * time for the same `from`, and others for another one.
 */
export function sampleOf(cases: readonly Case[], size: number, from: number): Case[] {
  const writes = cases.filter(({ isWrite }) => isWrite);
  const reads = cases.filter(({ isWrite }) => !isWrite);
  const half = Math.floor(size / 2);
  return [...spread(reads, size - half, from), ...spread(writes, half, from)];
}
