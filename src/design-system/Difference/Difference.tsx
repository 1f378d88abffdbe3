import { useTranslation } from 'react-i18next';
import type { DifferenceProps } from './types.ts';

const paths = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5', same: 'M2.5 4.5h7M2.5 7.5h7' };

/** The square with an arrow: direction by form, not by colour alone. */
export function DifferenceMark({ direction }: { direction: keyof typeof paths }) {
  return (
    // Twelve units drawn as ten pixels, in a square of sixteen: one element, since tables have hundreds.
    <svg className="difference-mark" viewBox="-3.6 -3.6 19.2 19.2" aria-hidden="true">
      <path d={paths[direction]} />
    </svg>
  );
}

/** A difference as arrow, sign and colour: green above zero, red otherwise (behaviour 4.6). */
export function Difference({ value, text, plain, mark, strong }: DifferenceProps) {
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'same';
  return (
    <span
      className="difference"
      data-tone={value > 0 ? 'rise' : 'fall'}
      data-strong={strong || undefined}
      data-plain={plain || undefined}
    >
      {!plain && <DifferenceMark direction={direction} />}
      {text}
      {mark && <DifferenceNote mark={mark} />}
    </span>
  );
}

/** Says why a percentage is ±100: one of the periods has nothing. */
export function DifferenceNote({ mark }: { mark: 'new' | 'gone' }) {
  const { t } = useTranslation('ui');
  return (
    <span className="difference-note" title={t(mark === 'new' ? 'metric.newHint' : 'metric.goneHint')}>
      {t(mark === 'new' ? 'metric.new' : 'metric.gone')}
    </span>
  );
}
