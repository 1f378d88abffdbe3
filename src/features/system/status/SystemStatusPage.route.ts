export { systemStatusLoader as loader } from '../pages.ts';
export { SystemStatusPage as Component } from './SystemStatusPage.tsx';
