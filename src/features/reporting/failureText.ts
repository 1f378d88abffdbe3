import { isApiError } from '#api/errors.ts';
import { useTexts } from '#design-system/language/useTexts.ts';
import './texts.ts';

/** Why a report's call failed, for a person: the server's own text if it sent one, else ours (spec 3, part 1). */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts('reporting');
  return (error) => {
    if (!isApiError(error)) return t('failure.unknown');
    if (error.text !== undefined) return error.text;
    return error.kind === 'status' ? t('failure.status', { status: error.status }) : t(`failure.${error.kind}`);
  };
}
