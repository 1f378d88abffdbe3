import { lazyPart } from '../lazyPart.tsx';

/** The list of options of the multi-select. */
export const OptionsPanel = lazyPart(() => import('./OptionsPanel.tsx').then((module) => module.OptionsPanel));
