import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Difference } from '#design-system/Difference/Difference.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { causesIn } from './causes.ts';
import { pointsText } from './steps.ts';
import type { Why } from './why.ts';

const List = chakra('dl', {
  base: {
    margin: '0',
    textStyle: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > div[data-total]': { borderColor: 'border.emphasized', fontWeight: 'semibold' },
    '& dt, & dd': { margin: '0', minWidth: '0' },
    '& dd': { textAlign: 'end' },
    '& small': { display: 'block', textStyle: 'label', fontWeight: 'normal', color: 'fg.muted' },
  },
});

/** How much of a difference came from the number of days, the quantity and the price (behaviour 4.16). */
export function CauseList({ why }: { readonly why: Why }) {
  const { t } = useTranslation('changes');
  const { t: reporting } = useTranslation('reporting');
  const formats = useFormats();
  const { points } = why.ranking.total;
  return (
    <Box>
      <Text as="h3" textStyle="label" color="fg.muted" mb="1">
        {t('causes.title')}
      </Text>
      <List>
        {causesIn(why, t, reporting, formats).map(({ id, name, detail, contribution }) => (
          <div key={id} data-total={id === 'total' ? '' : undefined}>
            <dt>
              <span>{name}</span>
              {detail && <small>{detail}</small>}
            </dt>
            <dd>
              {contribution.difference === 0 ? (
                <chakra.span color="fg.muted" translate="no">
                  {formats.money(0)}
                </chakra.span>
              ) : (
                <Difference
                  plain
                  value={contribution.difference}
                  text={formats.signedMoney(contribution.difference)}
                  strong={id === 'total'}
                />
              )}
              {contribution.points !== null && (
                <small translate="no">
                  {id === 'total'
                    ? formats.signedPercent(contribution.points)
                    : pointsText(contribution.points, t, formats)}
                </small>
              )}
            </dd>
          </div>
        ))}
      </List>
      {points === null && (
        <Text textStyle="label" fontWeight="normal" color="fg.muted" mt="2">
          {t('noBase')}
        </Text>
      )}
      <Text textStyle="label" fontWeight="normal" color="fg.muted" mt="2">
        {t(why.division === undefined ? 'causes.howOutlets' : 'causes.how')}
      </Text>
    </Box>
  );
}
