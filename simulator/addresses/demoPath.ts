import { basePath } from '#api/basePath.ts';

/**
 * The path that the demo is served at, without a slash at its end. Empty outside the demo: the HTTP simulator answers at
 * the root of its host.
 */
export const demoPath = import.meta.env.MODE === 'demo' ? basePath : '';
