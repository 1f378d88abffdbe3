import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { itemOf, placeNames } from './review.ts';

/** Returns functions that describe a request: its action, its place and its item. */
export function useRequestTexts() {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  return useMemo(() => {
    const what = ({ resource, action }: ChangeRequest) => t(`what.${resource}.${action}`);
    const where = (request: ChangeRequest) => placeNames(request).join(' › ');
    /** The text and the days of a period or a rule: `Advent, 11. 12. 2026. – 12. 12. 2026.`; empty for a border. */
    const itemName = (request: ChangeRequest) => {
      const item = itemOf(request);
      return item ? [item.text, formats.dayRange(item.from, item.to)].filter(Boolean).join(', ') : '';
    };
    const nameOf = (request: ChangeRequest) => `${what(request)}, ${where(request)}`;
    /** The text in which a search looks. */
    const searched = (request: ChangeRequest) =>
      [request.id, nameOf(request), itemName(request), request.createdBy, request.note ?? ''].join(' ');
    return { what, where, itemName, nameOf, searched };
  }, [t, formats]);
}
