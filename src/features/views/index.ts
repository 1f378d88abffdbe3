/* Saved views: an address with its filters, columns, sort and charts under a name. The parts of the main layout. */

export { loadViews } from './loadViews.ts';
export { PinsPlace } from './PinsPlace.tsx';
export { usePageVersion } from './pageVersion.ts';
export { viewParts } from './viewParts.tsx';
