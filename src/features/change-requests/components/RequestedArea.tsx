import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { useComparison } from '../borders/checks/useComparison.ts';
import { useAreaChange } from '../borders/useAreaChange.ts';

type Compared = Pick<ChangeRequest, 'before' | 'after' | 'now'>;

const none: readonly ZoneBorder[] = [];

/** The area that a requested border gains and loses, compared with what its approval replaces. */
export function RequestedArea({ request: { before, after, now: current } }: { readonly request: Compared }) {
  const { t } = useTranslation('borders');
  const changeText = useAreaChange();
  const change = useComparison(
    before as ZoneBorder | null,
    current as ZoneBorder | null | undefined,
    after as ZoneBorder | null,
    none,
  );
  return (
    <span>
      {change
        ? t('compare.areaChange', { change: changeText(change) || t('compare.noChange') })
        : t('measures.checking')}
    </span>
  );
}
