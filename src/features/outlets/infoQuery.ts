import { sectionQuery } from '#features/pages/index.ts';

/** The stale time (ms) of an outlet's name and other info, which rarely change. */
const infoFreshness = 300_000;

/** The query of an outlet's info, such as its name. */
export const infoQuery = <Info>(
  queryKey: unknown[],
  load: (signal: AbortSignal) => Promise<{ readonly info: Info }>,
) => ({
  ...sectionQuery(queryKey, async (signal) => (await load(signal)).info),
  staleTime: infoFreshness,
});
