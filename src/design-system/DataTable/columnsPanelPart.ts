import { lazyPart } from '../lazyPart.tsx';

/** The panel in which a table's columns are chosen and ordered. */
export const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx').then((module) => module.ColumnsPanel));
