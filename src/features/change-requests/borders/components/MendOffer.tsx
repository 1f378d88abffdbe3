import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { Polygons } from '../editor/edits.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { type Mended, mendSteps } from '../geometry/mend.ts';
import { useAreaFormat } from '../useAreaFormat.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Change = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    marginBlockStart: '1',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MendOfferProps {
  readonly mended: Mended;
  readonly before: Polygons;
  /** Square metres before; undefined where the border is invalid. */
  readonly areaBefore: number | undefined;
  /** What taking it does besides mending. */
  readonly takes: 'take' | 'takeImport' | 'takeBoundary';
  /** The map shows what changes. */
  readonly isShown: boolean;
  readonly onShow: (shown: Mended | undefined) => void;
  readonly onTake: (polygons: Polygons) => void;
}

/** Says what can be mended, shows it on the map on one press, and then takes it or leaves it. */
export function MendOffer({ mended, before, areaBefore, takes, isShown, onShow, onTake }: MendOfferProps) {
  const { t } = useTranslation('borders');
  const { count } = useFormats();
  const formatArea = useAreaFormat();
  const { polygons, steps } = mended;
  const areaAfter = useMemo(() => areaOf(polygons), [polygons]);
  return (
    <FormBanner
      tone="info"
      title={t('mend.title')}
      action={
        isShown ? (
          <Flex as="span" wrap="wrap" gap="2">
            <Button size="xs" variant="solid" onClick={() => onTake(polygons)}>
              {t(`mend.${takes}`)}
            </Button>
            <Button size="xs" onClick={() => onShow(undefined)}>
              {t('mend.leave')}
            </Button>
          </Flex>
        ) : (
          <Button size="xs" onClick={() => onShow(mended)}>
            {t('mend.show')}
          </Button>
        )
      }
    >
      <List>
        {mendSteps.map((step) => {
          const changed = steps[step];
          return changed !== undefined && <li key={step}>{t(`mend.${step}`, { count: changed })}</li>;
        })}
      </List>
      {isShown && (
        <>
          <span>{t('mend.shown')}</span>
          <Change>
            <dt>{t('mend.area')}</dt>
            <dd>
              {t('mend.change', {
                before: areaBefore === undefined ? '–' : formatArea(areaBefore),
                after: formatArea(areaAfter),
              })}
            </dd>
            <dt>{t('mend.points')}</dt>
            <dd>{t('mend.change', { before: count(verticesOf(before)), after: count(verticesOf(polygons)) })}</dd>
          </Change>
        </>
      )}
    </FormBanner>
  );
}
