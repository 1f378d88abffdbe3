import { afterAll, vi } from 'vitest';

/*
 * Test files share a process (vitest.config.ts). A file that leaves the timers and the date fake would give them to the
 * next one, whose failures then depend on the order of the files: it fails itself.
 */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves fake timers: call vi.useRealTimers() in afterEach or afterAll.');
});
