import { chakra } from '@chakra-ui/react/styled-system';
import Scissors from 'lucide-react/icons/scissors';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import type { Overlap } from '../geometry/overlap.ts';
import { useAreaFormat } from '../useAreaFormat.ts';
import { Refused } from './Refused.tsx';
import type { Operations } from './useOperations.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    listStyle: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& li > span': { flex: '1 1 9rem', minWidth: '0' },
  },
});

interface OverlapListProps {
  readonly overlaps: readonly Overlap[];
  readonly operations: Operations;
  readonly disabled: boolean;
  /** Cuts away what the border has in common with a zone. */
  readonly onCut: (overlap: Overlap) => void;
}

/** The overlaps with other zones, each with the button that cuts it away. */
export function OverlapList({ overlaps, operations, disabled, onCut }: OverlapListProps) {
  const { t } = useTranslation(['borders', 'operations']);
  const formatArea = useAreaFormat();
  const { running, refused } = operations;
  return (
    <>
      <FormBanner tone="warning" title={t('measures.overlaps')}>
        <List>
          {overlaps.map((overlap) => {
            const { zoneCode, zoneName, area } = overlap;
            return (
              <li key={zoneCode}>
                <span>{t('measures.overlap', { code: zoneCode, name: zoneName, area: formatArea(area) })}</span>
                <Button
                  size="xs"
                  icon={<Scissors size={13} aria-hidden />}
                  aria-label={t('operations:cut.actionOf', { name: zoneName })}
                  disabled={disabled}
                  busy={running?.zone === zoneCode}
                  onClick={() => onCut(overlap)}
                >
                  {t('operations:cut.action')}
                </Button>
              </li>
            );
          })}
        </List>
      </FormBanner>
      <Refused reason={refused?.zone === undefined ? undefined : refused.refused} />
    </>
  );
}
