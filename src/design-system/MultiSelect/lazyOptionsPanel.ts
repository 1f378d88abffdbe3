import { lazyComponent } from '../Picker/lazyComponent.ts';
import type { OptionsPanelProps } from './OptionsPanel.tsx';

/** The list of options of the multi-select and of the columns menu. */
export const lazyOptionsPanel = lazyComponent<OptionsPanelProps>(() =>
  import('./OptionsPanel.tsx').then((module) => module.OptionsPanel),
);
