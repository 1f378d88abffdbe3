import { parentPort } from 'node:worker_threads';
import { compress, matches } from './snapshot.js';

/**
 * Compares a screenshot with the snapshot that is kept, and compresses it when they differ, in a thread of plain Node:
 * within Jest the same loops take many times as long.
 */
parentPort.on('message', ({ screenshot, kept }) => {
  try {
    const isSame = kept !== undefined && matches(Buffer.from(screenshot), Buffer.from(kept));
    parentPort.postMessage(isSame ? { isSame } : { isSame, snapshot: compress(Buffer.from(screenshot)) });
  } catch (error) {
    parentPort.postMessage({ problem: error.message });
  }
});
