import { useTranslation } from 'react-i18next';
import { differenceTone } from './differenceTone.ts';
import type { DifferenceProps } from './types.ts';

const paths = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5', same: 'M2.5 4.5h7M2.5 7.5h7' };

/** The square with an arrow: it shows the direction by form, not by colour alone. */
export function DifferenceMark({ direction }: { direction: keyof typeof paths }) {
  return (
    // The arrow's viewBox of 12 units covers 10 of the square's 16 pixels: one element, since tables have hundreds.
    <svg className="difference-mark" viewBox="-3.6 -3.6 19.2 19.2" aria-hidden="true">
      <path d={paths[direction]} />
    </svg>
  );
}

/** Shows a difference by arrow, sign and colour: green above zero, red otherwise (behaviour 4.6). */
export function Difference({ value, text, plain, mark, strong }: DifferenceProps) {
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'same';
  return (
    <span
      className="difference"
      translate="no"
      data-tone={differenceTone(value)}
      data-strong={strong || undefined}
      data-plain={plain || undefined}
    >
      {!plain && <DifferenceMark direction={direction} />}
      {text}
      {mark && <DifferenceNote mark={mark} />}
    </span>
  );
}

/** Explains a percentage of ±100: one of the periods has no sales. */
export function DifferenceNote({ mark }: { mark: 'new' | 'gone' }) {
  const { t } = useTranslation('data');
  return (
    <span className="difference-note" translate="yes" title={t(mark === 'new' ? 'metric.newHint' : 'metric.goneHint')}>
      {t(mark === 'new' ? 'metric.new' : 'metric.gone')}
    </span>
  );
}
