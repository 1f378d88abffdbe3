/** Fetches what writes the sections of why a total changed into files, when a file is asked for. */
export const loadWhySections = () => import('./whySections.ts');
