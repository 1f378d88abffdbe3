import { useTranslation } from 'react-i18next';
import type { Position } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { positionText } from '../editor/degrees.ts';
import type { Polygons } from '../editor/edits.ts';
import type { Refusal } from '../geojson/readGeoJson.ts';
import { type ImportFailure, largestFile } from '../geojson/useImport.ts';
import type { Mended } from '../geometry/mend.ts';
import { MendOffer } from './MendOffer.tsx';
import { Problems } from './Problems.tsx';

function useRefusalText() {
  const { t } = useTranslation('borders');
  const language = useLanguage();
  return (refusal: Exclude<Refusal, { kind: 'border' }>) => {
    switch (refusal.kind) {
      case 'otherFormat':
        return t(`refusal.format.${refusal.format}`);
      case 'noDegrees':
        return t('refusal.noDegrees', { at: positionText(refusal.at, language) });
      case 'noPolygon':
        return refusal.found ? t('refusal.noPolygonBut', { found: refusal.found }) : t('refusal.noPolygon');
      default:
        return t(`refusal.${refusal.kind}`);
    }
  };
}

/** How a refused border is shown on the map and mended. */
export interface Refused {
  /** What the map shows of mending; undefined: nothing. */
  readonly shown: Mended | undefined;
  readonly onShowMended: (shown: Mended | undefined) => void;
  readonly onShowPlace: (at: Position) => void;
}

interface ImportFailedProps extends Refused {
  readonly title: string;
  readonly failure: ImportFailure | undefined;
  readonly takes: 'takeImport' | 'takeBoundary';
  /** Takes polygons after all: in the other order of coordinates, or mended. */
  readonly onTake: (polygons: Polygons) => void;
}

/** The reason that an import failed, and what the user can do. */
export function ImportFailed({ title, failure, takes, onTake, shown, onShowMended, onShowPlace }: ImportFailedProps) {
  const { t } = useTranslation('borders');
  const { amount } = useFormats();
  const refusalText = useRefusalText();
  if (!failure) return null;
  if (failure.kind !== 'refused') {
    const { name } = failure;
    const megabytes = (bytes: number) => amount(bytes / 1e6);
    return (
      <FormBanner title={title}>
        {failure.kind === 'unreadable'
          ? t('files.unreadable', { name })
          : t('files.tooLarge', { name, size: megabytes(failure.size), limit: megabytes(largestFile) })}
      </FormBanner>
    );
  }
  const { refusal } = failure;
  if (refusal.kind === 'border') {
    const { problems, polygons, mended } = refusal;
    return (
      <>
        <Problems title={title} problems={problems} onShow={onShowPlace} />
        {mended && (
          <MendOffer
            mended={mended}
            before={polygons}
            areaBefore={undefined}
            takes={takes}
            isShown={shown === mended}
            onShow={onShowMended}
            onTake={onTake}
          />
        )}
      </>
    );
  }
  return (
    <FormBanner title={title}>
      <span>{refusalText(refusal)}</span>
      {refusal.kind === 'swapped' && (
        <div style={{ marginBlockStart: 8 }}>
          <Button size="xs" onClick={() => onTake(refusal.polygons)}>
            {t('files.swap')}
          </Button>
        </div>
      )}
    </FormBanner>
  );
}
