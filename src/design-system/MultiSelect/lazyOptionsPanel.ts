import { lazyPart } from '../lazyPart.tsx';

/** The list of options of the multi-select and of the columns menu. */
export const OptionsPanel = lazyPart(() => import('./OptionsPanel.tsx').then((module) => module.OptionsPanel));
