import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { placeNames } from './review.ts';

/** A request in words: what is to be done, and where. */
export function useRequestWords() {
  const { t } = useTranslation('changeRequests');
  return useMemo(() => {
    const what = ({ resource, action }: ChangeRequest) => t(`what.${resource}.${action}`);
    const where = (request: ChangeRequest) => placeNames(request).join(' › ');
    return { what, where, nameOf: (request: ChangeRequest) => `${what(request)}, ${where(request)}` };
  }, [t]);
}
