import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { borderChange } from '../borders/geometry/change.ts';
import { useAreaChange } from '../borders/useAreaChange.ts';

type Compared = Pick<ChangeRequest, 'before' | 'after' | 'now'>;

const polygonsOf = (border: Compared['before']) => (border as ZoneBorder | null)?.polygons ?? [];

/** The area that a requested border gains and loses, compared with what its approval replaces. */
export function RequestedArea({ request: { before, after, now } }: { readonly request: Compared }) {
  const { t } = useTranslation('borders');
  const changeText = useAreaChange();
  // Approval of an outdated request replaces what the zone has now.
  const replaced = now === undefined ? before : now;
  const change = useMemo(() => borderChange(polygonsOf(replaced), polygonsOf(after)), [replaced, after]);
  return t('compare.areaChange', { change: changeText(change) || t('compare.noChange') });
}
