import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { positionText } from '../editor/degrees.ts';
import { largestUnpacked } from '../files/limits.ts';
import type { ImportProblem } from '../geojson/readGeoJson.ts';

/** What geometries that are no polygons are called. */
const shapes: Readonly<Record<string, 'points' | 'lines' | 'models'>> = {
  Point: 'points',
  MultiPoint: 'points',
  LineString: 'lines',
  MultiLineString: 'lines',
  Model: 'models',
};

/** The most names of files in an archive that are listed. */
const listed = 5;

/** Returns a function that says why a text or a file is no border. */
export function useImportProblemText() {
  const { t } = useTranslation(['borderFiles', 'borders']);
  const language = useLanguage();
  const { amount } = useFormats();
  const megabytes = (bytes: number) => amount(bytes / 1e6);
  return (problem: Exclude<ImportProblem, { kind: 'border' }>): string => {
    switch (problem.kind) {
      case 'otherFormat':
        return t(`borders:importProblem.format.${problem.format}`);
      case 'noDegrees':
        return t('borders:importProblem.noDegrees', { at: positionText(problem.at, language) });
      case 'noPolygon': {
        const names = problem.found.map((name) => {
          const shape = shapes[name];
          return shape ? t(`shape.${shape}`) : name;
        });
        if (names.length === 0) return t('problem.noPolygon');
        return t('problem.noPolygonBut', { found: [...new Set(names)].join(', ') });
      }
      case 'projection':
        return t('problem.projection', { name: problem.name, at: positionText(problem.at, language) });
      case 'networkLink':
        return t('problem.networkLink', { link: problem.link });
      case 'brokenXml':
        return t('problem.brokenXml', { line: problem.line });
      case 'brokenZip':
        return problem.name ? t('problem.brokenInZip', { name: problem.name }) : t('problem.brokenZip');
      case 'lyingZip':
        return t('problem.lyingZip', { name: problem.name });
      case 'unpackedTooLarge':
        return t('problem.unpackedTooLarge', { size: megabytes(problem.size), limit: megabytes(largestUnpacked) });
      case 'nothingInZip': {
        const names = problem.found.slice(0, listed).join(', ');
        if (names === '') return t('problem.emptyZip');
        return t('problem.nothingInZip', { found: problem.found.length > listed ? `${names}, …` : names });
      }
      case 'entities':
      case 'encryptedZip':
      case 'brokenShp':
        return t(`problem.${problem.kind}`);
      default:
        return t(`borders:importProblem.${problem.kind}`);
    }
  };
}
