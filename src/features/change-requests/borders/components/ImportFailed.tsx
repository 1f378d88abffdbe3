import { useTranslation } from 'react-i18next';
import type { Position } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { Polygons } from '../editor/edits.ts';
import { type ImportFailure, largestFile } from '../geojson/useImport.ts';
import type { Mended } from '../geometry/mend.ts';
import { MendOffer } from './MendOffer.tsx';
import { Problems } from './Problems.tsx';
import { useImportProblemText } from './useImportProblemText.ts';

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
  const problemText = useImportProblemText();
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
  const { problem } = failure;
  if (problem.kind === 'border') {
    const { problems, polygons, mended } = problem;
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
      <span>{problemText(problem)}</span>
      {problem.kind === 'swapped' && (
        <div style={{ marginBlockStart: 8 }}>
          <Button size="xs" onClick={() => onTake(problem.polygons)}>
            {t('files.swap')}
          </Button>
        </div>
      )}
    </FormBanner>
  );
}
