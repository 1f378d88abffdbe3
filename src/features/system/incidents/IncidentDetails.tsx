import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';

/** What is longer than this is cut off in its row, and stands here whole. */
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

/** An opened row: the description, its line breaks kept and anything else in it as it was typed, and what it touched. */
export function IncidentDetails({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation('system');
  const { title, description, components } = incident;
  return (
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
  );
}
