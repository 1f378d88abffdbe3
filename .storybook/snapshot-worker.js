import { parentPort } from 'node:worker_threads';
import { compress } from './snapshot.js';

/** Compresses snapshots in a thread of plain Node: within Jest the same loops take many times as long. */
parentPort.on('message', (screenshot) => {
  try {
    parentPort.postMessage({ snapshot: compress(Buffer.from(screenshot)) });
  } catch (error) {
    parentPort.postMessage({ problem: error.message });
  }
});
