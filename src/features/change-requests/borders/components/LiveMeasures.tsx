import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import type { LiveShape } from '#design-system/map/edit/types.ts';
import { areaOf, lengthOf, perimeterOf } from '../geometry/measure.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: '3',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', textAlign: 'end' },
  },
});

/** The measures of what is drawn or dragged at this moment: the present edge, or both of a dragged vertex; area; perimeter. */
export function LiveMeasures({ live: { edges, polygon, line } }: { readonly live: LiveShape }) {
  const { t } = useTranslation('borderTools');
  const { amount, count } = useFormats();
  const metres = (value: number) => `${amount(value)} m`;
  const area = polygon ? areaOf([polygon]) : 0;
  return (
    <Facts>
      <dt>{t('live.edge', { count: edges.length })}</dt>
      <dd>{edges.map((edge) => metres(lengthOf(edge))).join(' · ')}</dd>
      {line && line.length > 2 && (
        <>
          <dt>{t('live.length')}</dt>
          <dd>{metres(lengthOf(line))}</dd>
        </>
      )}
      {polygon && (
        <>
          <dt>{t('live.area')}</dt>
          <dd>{`${count(Math.round(area))} m² · ${amount(area / 10_000)} ha`}</dd>
          <dt>{t('live.perimeter')}</dt>
          <dd>{metres(perimeterOf([polygon]))}</dd>
        </>
      )}
    </Facts>
  );
}
