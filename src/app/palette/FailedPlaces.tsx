import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';

/** What failed, and why. */
interface FailedPlace {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

interface FailedPlacesProps {
  readonly title: string;
  readonly places: readonly FailedPlace[];
  readonly onRetry: () => void;
}

/** The outlets of which something was not loaded, each with the reason, and the button that asks all of them again. */
export function FailedPlaces({ title, places, onRetry }: FailedPlacesProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section data-part="failed" aria-labelledby={id}>
      <header>
        <strong id={id} role="status">
          {title}
        </strong>
        <Button size="xs" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard. */}
      <ul tabIndex={0} aria-labelledby={id}>
        {places.map(({ key, name, reason }) => (
          <li key={key}>
            <bdi translate="no" {...cutProps(name)} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
