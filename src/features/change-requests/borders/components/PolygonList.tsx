import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { Polygons } from '../editor/edits.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { useAreaFormat } from '../useAreaFormat.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      ps: '3',
      pe: '1',
      py: '1',
      borderWidth: '1px',
      borderRadius: 'l2',
    },
    '& li[data-edited]': { borderColor: 'brand.border', bg: 'brand.subtle' },
    '& li > div': { flex: '1', minWidth: '0' },
    '& strong': { textStyle: 'text', fontWeight: 'medium' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

interface PolygonListProps {
  readonly polygons: Polygons;
  readonly edited: number | undefined;
  /** The indexes of polygons whose area is not defined: they are invalid. */
  readonly faulty: ReadonlySet<number>;
  readonly disabled: boolean;
  readonly onEdit: (polygon: number) => void;
  readonly onRemove: (polygon: number) => void;
}

/** The border's polygons with buttons to edit and remove each: the keyboard's way to what a click on the map does. */
export function PolygonList({ polygons, edited, faulty, disabled, onEdit, onRemove }: PolygonListProps) {
  const { t } = useTranslation('borders');
  const formatArea = useAreaFormat();
  const { count } = useFormats();
  const rows = useMemo(
    () => polygons.map((rings) => ({ vertices: verticesOf([rings]), holes: rings.length - 1, area: areaOf([rings]) })),
    [polygons],
  );
  if (rows.length === 0)
    return (
      <Text textStyle="text" color="fg.muted">
        {t('polygons.none')}
      </Text>
    );
  return (
    <List>
      {rows.map(({ vertices, holes, area }, index) => {
        const name = t('polygons.name', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a polygon has no identity but its index
          <li key={index} data-edited={edited === index ? '' : undefined}>
            <div>
              <strong>{name}</strong>
              <small>
                {[
                  t('polygons.vertices', { count: vertices, formatted: count(vertices) }),
                  ...(holes > 0 ? [t('polygons.holes', { count: holes })] : []),
                  ...(faulty.has(index) ? [] : [formatArea(area)]),
                ].join(' · ')}
              </small>
            </div>
            <IconButton
              size="xs"
              variant="ghost"
              label={t('polygons.edit', { name })}
              icon={<Pencil aria-hidden />}
              aria-pressed={edited === index}
              disabled={disabled}
              onClick={() => onEdit(index)}
            />
            <IconButton
              size="xs"
              variant="ghost"
              label={t('polygons.remove', { name })}
              icon={<Trash2 aria-hidden />}
              disabled={disabled}
              onClick={() => onRemove(index)}
            />
          </li>
        );
      })}
    </List>
  );
}
