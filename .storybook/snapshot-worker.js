import { parentPort } from 'node:worker_threads';
import { compress, differenceOf, matches } from './snapshot.js';

/** Compares a screenshot with the snapshot that is kept, and compresses it when they differ. */
async function compare(screenshot, kept) {
  if (kept && (await matches(screenshot, kept))) return {};
  const snapshot = await compress(screenshot);
  if (!kept) return { snapshot };
  return (await matches(snapshot, kept)) ? {} : { snapshot, difference: await differenceOf(kept, snapshot) };
}

/** A thread of plain Node: Jest cannot load the two packages, and its own code runs many times slower. */
parentPort.on('message', async ({ screenshot, kept, answer }) => {
  try {
    answer.postMessage(await compare(Buffer.from(screenshot), kept && Buffer.from(kept)));
  } catch (error) {
    answer.postMessage({ problem: error.message });
  }
});
