export { incidentsLoader as loader } from '../pages.ts';
export { IncidentsPage as Component } from './IncidentsPage.tsx';
