import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { positionText } from '../editor/degrees.ts';
import type { Polygons } from '../editor/edits.ts';
import type { Refusal } from '../geojson/readGeoJson.ts';
import { type ImportFailure, largestFile } from '../geojson/useImport.ts';
import { useProblemText } from './MeasuresPanel.tsx';

function useRefusalText() {
  const { t } = useTranslation('borders');
  const language = useLanguage();
  const problemText = useProblemText();
  return (refusal: Refusal) => {
    switch (refusal.kind) {
      case 'border':
        return problemText(refusal.problem);
      case 'notJson':
        return t('refusal.notJson', { detail: refusal.detail });
      case 'noDegrees':
      case 'outside':
        return t(`refusal.${refusal.kind}`, { at: positionText(refusal.at, language) });
      case 'noPolygon':
        return refusal.found ? t('refusal.noPolygonBut', { found: refusal.found }) : t('refusal.noPolygon');
      default:
        return t(`refusal.${refusal.kind}`);
    }
  };
}

interface ImportFailedProps {
  readonly failure: ImportFailure | undefined;
  /** Imports polygons whose coordinates were in the wrong order. */
  readonly onSwap: (polygons: Polygons) => void;
}

/** The reason that an import failed, and what the user can do. */
export function ImportFailed({ failure, onSwap }: ImportFailedProps) {
  const { t } = useTranslation('borders');
  const { amount } = useFormats();
  const refusalText = useRefusalText();
  if (!failure) return null;
  if (failure.kind !== 'refused') {
    const { name } = failure;
    const megabytes = (bytes: number) => amount(bytes / 1e6);
    return (
      <FormBanner title={t('files.refused')}>
        {failure.kind === 'unreadable'
          ? t('files.unreadable', { name })
          : t('files.tooLarge', { name, size: megabytes(failure.size), limit: megabytes(largestFile) })}
      </FormBanner>
    );
  }
  const { refusal } = failure;
  return (
    <FormBanner title={t('files.refused')}>
      <span>{refusalText(refusal)}</span>
      {refusal.kind === 'swapped' && (
        <div style={{ marginBlockStart: 8 }}>
          <Button size="xs" onClick={() => onSwap(refusal.polygons)}>
            {t('files.swap')}
          </Button>
        </div>
      )}
    </FormBanner>
  );
}
