import { parentPort } from 'node:worker_threads';
import { compress, differenceOf, matches } from './snapshot.js';

/** Compares a screenshot with the snapshot that is kept, and compresses it when they differ. */
async function compare(screenshot, baseline) {
  if (baseline && (await matches(screenshot, baseline))) return {};
  const snapshot = await compress(screenshot);
  if (!baseline) return { snapshot };
  return (await matches(snapshot, baseline)) ? {} : { snapshot, difference: await differenceOf(baseline, snapshot) };
}

/** A thread of plain Node: Jest cannot load the two packages, and its own code runs many times slower. */
parentPort.on('message', async ({ screenshot, baseline, answer }) => {
  try {
    answer.postMessage(await compare(Buffer.from(screenshot), baseline && Buffer.from(baseline)));
  } catch (error) {
    answer.postMessage({ problem: error.message });
  }
});
