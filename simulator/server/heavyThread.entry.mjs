/** Starts the thread of `heavyThread.ts`: a thread does not have the hooks that load TypeScript in the main one. */
import { register } from 'tsx/esm/api';

register();
await import('./heavyThread.worker.ts');
