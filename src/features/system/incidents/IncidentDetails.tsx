import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { IncidentSales } from './sales/IncidentSales.tsx';

/** A longer title is cut off in its row, and shown here in full. */
const shortTitle = 120;

const Lists = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '8rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '1', sm: '2' },
    maxWidth: '60rem',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
    '& dd': { whiteSpace: 'pre-line', minWidth: '0' },
  },
});

/**
 * The content of an opened row: the description as plain text with its line breaks, the affected components, and the button for
 * what was sold meanwhile.
 */
export function IncidentDetails({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation('system');
  const { title, description, components } = incident;
  return (
    <>
      <Lists>
        {title.length > shortTitle && (
          <>
            <dt>{t('incidents.column.title')}</dt>
            <dd>{title}</dd>
          </>
        )}
        <dt>{t('incidents.description')}</dt>
        <dd>{description || t('incidents.noDescription')}</dd>
        <dt>{t('incidents.components')}</dt>
        <dd>{components.length > 0 ? components.join(', ') : t('incidents.noComponents')}</dd>
      </Lists>
      <IncidentSales incident={incident} />
    </>
  );
}
