import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { YearItem } from '../model/items.ts';
import { itemName, stateText } from './itemWords.ts';

/** Where an item is shown, and how it is edited by a user who may. */
export interface ItemPlace {
  /** The page that lists it. */
  readonly to?: string | undefined;
  /** The page that edits it. */
  readonly editTo?: string | undefined;
  /** Edits it in a dialog. */
  readonly onEdit?: (() => void) | undefined;
}

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    minWidth: '0',
    '& [data-kind]': { textStyle: 'xs', color: 'fg.muted' },
    '& [data-name]': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& a, & button': {
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'button',
      minHeight: '6',
    },
    '& [data-head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    '& [data-head] > :last-child:not([data-kind])': { marginInlineStart: 'auto', textStyle: 'sm' },
  },
});

interface ItemLineProps {
  readonly item: YearItem;
  readonly place: ItemPlace;
}

/** A period or a rule in a list: what it is, its days and text, what awaits of it, and where it is edited. */
export function ItemLine({ item, place }: ItemLineProps) {
  const { t } = useTranslation('hoursYear');
  const formats = useFormats();
  const name = itemName(item, t, formats);
  const state = stateText(item, t);
  const label = t('item.editNamed', { name });
  return (
    <Line>
      <span data-head="">
        <span data-kind="">{t(`item.${item.kind}`)}</span>
        {place.editTo !== undefined && (
          <Link to={place.editTo} aria-label={label}>
            {t('item.edit')}
          </Link>
        )}
        {place.onEdit && (
          <button type="button" aria-label={label} onClick={place.onEdit}>
            {t('item.edit')}
          </button>
        )}
      </span>
      {place.to === undefined ? (
        <span data-name="">{longText(name)}</span>
      ) : (
        <Link to={place.to} data-name="">
          {longText(name)}
        </Link>
      )}
      {state && (
        <span>
          <StatusTag tone="warning" label={state} />
        </span>
      )}
    </Line>
  );
}
