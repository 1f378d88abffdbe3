import { parentPort } from 'node:worker_threads';
import { compress } from './picture.js';

/** Compresses pictures in a thread of plain Node: within Jest the same loops take many times as long. */
parentPort.on('message', (screenshot) => {
  try {
    parentPort.postMessage({ picture: compress(Buffer.from(screenshot)) });
  } catch (error) {
    parentPort.postMessage({ problem: error.message });
  }
});
