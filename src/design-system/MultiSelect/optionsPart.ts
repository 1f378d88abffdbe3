import { lazyPart } from '../Picker/lazyPart.ts';
import type { OptionsPanelProps } from './OptionsPanel.tsx';

/** The list that opens, shared by the multi-select and the columns menu. */
export const optionsPart = lazyPart<OptionsPanelProps>(() =>
  import('./OptionsPanel.tsx').then((part) => part.OptionsPanel),
);
