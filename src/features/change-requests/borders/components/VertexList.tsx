import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { VertexAt } from '#design-system/map/edit/types.ts';
import { canLoseVertex } from '../editor/edits.ts';
import type { EditorAction } from '../editor/reducer.ts';
import { DegreesField } from './DegreesField.tsx';

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1.5',
    listStyle: 'none',
    '& li': { display: 'grid', gridTemplateColumns: '2rem 1fr 1fr auto auto', alignItems: 'start', gap: '1' },
    '& li > span': { textStyle: 'table', color: 'fg.muted', lineHeight: '2rem', textAlign: 'end', pe: '1.5' },
    '& li[data-picked] > span': { color: 'brand.fg', fontWeight: 'semibold' },
    '& li[data-head]': { textStyle: 'label', color: 'fg.muted' },
  },
});

/** Vertices on one page of the list: a ring can have a hundred thousand. */
const pageSize = 10;

interface VertexListProps {
  readonly name: string;
  readonly polygon: Polygon;
  readonly picked: VertexAt | undefined;
  readonly dispatch: (action: EditorAction) => void;
}

const between = (a: Position | undefined, b: Position | undefined): Position =>
  [0, 1].map((axis) => Math.round((((a?.[axis] ?? 0) + (b?.[axis] ?? 0)) / 2) * 1e7) / 1e7);

interface RowProps extends Pick<VertexListProps, 'dispatch'> {
  readonly ring: number;
  readonly index: number;
  readonly position: Position;
  readonly next: Position | undefined;
  readonly isLast: boolean;
  readonly isPicked: boolean;
  readonly mayRemove: boolean;
}

/** One vertex; it renders again only when it is moved itself. */
const Row = memo(function Row({ ring, index, position, next, isLast, isPicked, mayRemove, dispatch }: RowProps) {
  const { t } = useTranslation('borders');
  const { count } = useFormats();
  const vertex = { ring, index };
  const number = index + 1;
  const [longitude = 0, latitude = 0] = position;
  const pick = () => dispatch({ type: 'pick', vertex });
  return (
    <li data-picked={isPicked ? '' : undefined}>
      <span>{count(number)}</span>
      <DegreesField
        label={t('vertices.latitudeOf', { number })}
        value={latitude}
        limit={90}
        onFocus={pick}
        onChange={(value) => dispatch({ type: 'move', vertex, to: [longitude, value] })}
      />
      <DegreesField
        label={t('vertices.longitudeOf', { number })}
        value={longitude}
        limit={180}
        onFocus={pick}
        onChange={(value) => dispatch({ type: 'move', vertex, to: [value, latitude] })}
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={t('vertices.add', { number })}
        icon={<Plus aria-hidden />}
        onClick={() =>
          dispatch({
            type: 'insert',
            before: { ring, index: isLast ? 0 : index + 1 },
            at: between(position, next),
          })
        }
      />
      <IconButton
        size="sm"
        variant="ghost"
        label={t('vertices.remove', { number })}
        title={mayRemove ? undefined : t('vertices.cannotRemove')}
        icon={<Trash2 aria-hidden />}
        disabled={!mayRemove}
        onClick={() => dispatch({ type: 'remove', vertex })}
      />
    </li>
  );
});

/** The coordinates of the edited polygon's vertices: everything that the map's handles do, without a pointer. */
export function VertexList({ name, polygon, picked, dispatch }: VertexListProps) {
  const { t } = useTranslation('borders');
  const { count } = useFormats();
  const [ring, setRing] = useState(0);
  const [page, setPage] = useState(1);
  // The list follows the picked vertex a moment after the map shows it, since another page of fields takes longer than
  // a frame to render.
  const followed = useDeferredValue(picked);
  const [turnedTo, setTurnedTo] = useState<VertexAt>();
  if (followed !== turnedTo) {
    setTurnedTo(followed);
    if (followed) {
      setRing(followed.ring);
      setPage(Math.floor(followed.index / pageSize) + 1);
    }
  }
  const at = polygon[ring] ? ring : 0;
  const positions = polygon[at] ?? [];
  const total = Math.max(0, positions.length - 1);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (Math.min(page, pages) - 1) * pageSize;
  const shown = positions.slice(first, Math.min(first + pageSize, total));
  const mayRemove = canLoseVertex(positions);
  return (
    <>
      {polygon.length > 1 && (
        <HStack wrap="wrap" gap="2">
          <SelectField
            label={t('vertices.ring')}
            value={String(at)}
            options={polygon.map((_, index) => ({
              value: String(index),
              label: index === 0 ? t('vertices.outer') : t('vertices.hole', { number: index }),
            }))}
            onChange={(value) => {
              setRing(Number(value));
              setPage(1);
            }}
          />
          {at > 0 && (
            <Button size="sm" variant="ghost" onClick={() => dispatch({ type: 'removeHole', ring: at })}>
              {t('vertices.fillHole')}
            </Button>
          )}
        </HStack>
      )}
      <Rows aria-label={t('vertices.title', { name })}>
        <li data-head="" aria-hidden>
          <span />
          <b style={{ fontWeight: 'inherit' }}>{t('vertices.latitude')}</b>
          <b style={{ fontWeight: 'inherit' }}>{t('vertices.longitude')}</b>
        </li>
        {shown.map((position, offset) => {
          const index = first + offset;
          return (
            <Row
              key={index}
              ring={at}
              index={index}
              position={position}
              next={positions[index + 1]}
              isLast={index === total - 1}
              isPicked={followed?.ring === at && followed.index === index}
              mayRemove={mayRemove}
              dispatch={dispatch}
            />
          );
        })}
      </Rows>
      {pages > 1 && (
        <HStack gap="1" textStyle="sm" color="fg.muted">
          <Span flex="1" fontVariantNumeric="tabular-nums">
            {t('vertices.range', { from: count(first + 1), to: count(first + shown.length), all: count(total) })}
          </Span>
          <IconButton
            size="sm"
            variant="ghost"
            label={t('vertices.previous')}
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={first === 0}
            onClick={() => first > 0 && setPage(page - 1)}
          />
          <IconButton
            size="sm"
            variant="ghost"
            label={t('vertices.next')}
            icon={<ChevronRight aria-hidden />}
            aria-disabled={page >= pages}
            onClick={() => page < pages && setPage(page + 1)}
          />
        </HStack>
      )}
      <Text textStyle="xs" color="fg.muted">
        {mayRemove ? t('vertices.hint') : t('vertices.cannotRemove')}
      </Text>
    </>
  );
}
