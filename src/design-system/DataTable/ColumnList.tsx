import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsWords, searchWords } from '#api/text.ts';
import { cutProps, cutText } from '../LongText/cutText.ts';
import { CheckList, Note } from '../MultiSelect/CheckList.tsx';
import type { ColumnsMenuProps } from './ColumnsMenu.tsx';

/** The name of a column where its group is not above it. */
const nameOf = ({ group, header }: ColumnsMenuProps['columns'][number]) => (group ? `${group}: ${header}` : header);

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    borderRadius: 'l1',
    '& > label': { flex: '1', minWidth: '0' },
    '&[data-dragged]': { opacity: 0.5 },
    // Where the dragged column will stand.
    '&[data-drop]::before': {
      content: '""',
      position: 'absolute',
      insetInline: '1',
      height: '2px',
      bg: 'brand.solid',
      zIndex: 1,
    },
    '&[data-drop=before]::before': { top: '-1px' },
    '&[data-drop=after]::before': { bottom: '-1px' },
    '& > [data-part=grip]': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '6',
      height: '9',
      color: 'fg.subtle',
      cursor: 'grab',
      touchAction: 'none',
      '& svg': { width: '4', height: '4' },
    },
    '& > [data-part=place]': { flexShrink: 0, width: '6' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '7',
      height: '7',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
      '&[aria-disabled=true]': { color: 'fg.subtle', opacity: 0.5, cursor: 'disabled', bg: 'transparent' },
      '& svg': { width: '4', height: '4' },
    },
  },
});

/** A column that is dragged, and its place when it is let go. */
interface Drag {
  readonly id: string;
  readonly to: number;
}

/**
 * A checkbox for each column and one for all of them; arrows, Home and End move between them. A column is moved by the
 * buttons beside its name or dragged by its handle; the first one names the rows and stays.
 */
export function ColumnList({ columns, hidden, setHidden, setOrder, isOrdered }: ColumnsMenuProps) {
  const { t } = useTranslation('data');
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announced, setAnnounced] = useState('');
  /** The button that was pressed is in the row that moves. */
  const pressed = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of the pressed button has moved
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const button = document.getElementById(pressed.current);
    pressed.current = undefined;
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  }, [columns]);

  const words = searchWords(search);
  const isSearching = words.length > 0;
  const found = isSearching ? columns.filter((column) => holdsWords(nameOf(column), words)) : columns;
  const ids = columns.map((column) => column.id);
  const isShown = (column: string) => !hidden.includes(column);
  const shownCount = ids.filter(isShown).length;
  const setShown = (isNowShown: (column: string) => boolean) =>
    setHidden(columns.filter((column) => !column.alwaysShown && !isNowShown(column.id)).map((column) => column.id));

  const move = (column: string, to: number) => {
    if (to < 1 || to >= ids.length || ids[to] === column) return false;
    const order = ids.filter((other) => other !== column);
    order.splice(to, 0, column);
    setOrder(order);
    const moved = columns.find((other) => other.id === column);
    if (moved) setAnnounced(t('table.moved', { name: cutText(nameOf(moved)), at: to + 1, of: ids.length }));
    return true;
  };

  /** The place of a pointer among the other columns. */
  const placeAt = (y: number, dragged: string) => {
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-part=column]') ?? [])];
    const above = rows
      .filter(({ dataset }) => dataset.column !== dragged)
      .filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < y;
      });
    return Math.max(1, above.length);
  };
  const onDrag = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const box = listRef.current?.querySelector('fieldset');
    const edges = box?.getBoundingClientRect();
    // Near an edge of a long list it scrolls on.
    if (box && edges) box.scrollTop += clientY < edges.top + 24 ? -12 : clientY > edges.bottom - 24 ? 12 : 0;
    const to = placeAt(clientY, drag.id);
    if (to !== drag.to) setDrag({ id: drag.id, to });
  };
  const onDrop = () => {
    if (drag) move(drag.id, drag.to);
    setDrag(null);
  };
  const others = drag ? ids.filter((other) => other !== drag.id) : [];
  const dropOf = (column: string) => {
    if (!drag || ids[drag.to] === drag.id) return undefined;
    if (column === others[drag.to]) return 'before';
    return drag.to === others.length && column === others.at(-1) ? 'after' : undefined;
  };

  return (
    <CheckList
      label={t('table.columns')}
      count={columns.length}
      search={search}
      onSearch={setSearch}
      all={isSearching ? undefined : { chosen: shownCount, onToggle: (on) => setShown(() => on) }}
      listRef={listRef}
      footer={
        <>
          {isOrdered && !isSearching && (
            <Box p="1.5" borderTopWidth="1px">
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  // The button goes away.
                  listRef.current?.querySelector('input')?.focus();
                  setOrder(undefined);
                }}
              >
                {t('table.defaultOrder')}
              </Button>
            </Box>
          )}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </>
      }
    >
      {found.map((column) => {
        const at = ids.indexOf(column.id);
        const name = nameOf(column);
        const canMove = at > 0 && !isSearching && columns.length > 2;
        const button = (to: number, direction: 'Up' | 'Down', isDisabled: boolean) => {
          const buttonId = `${id}${column.id}${direction}`;
          const Arrow = direction === 'Up' ? ArrowUp : ArrowDown;
          return (
            <button
              id={buttonId}
              type="button"
              aria-label={t(`table.move${direction}`, { name: cutText(name) })}
              title={t(`table.move${direction}`, { name: cutText(name) })}
              aria-disabled={isDisabled || undefined}
              onClick={() => {
                if (!isDisabled && move(column.id, to)) pressed.current = buttonId;
              }}
            >
              <Arrow aria-hidden />
            </button>
          );
        };
        return (
          <Row
            key={column.id}
            data-part="column"
            data-column={column.id}
            data-dragged={drag?.id === column.id ? '' : undefined}
            data-drop={dropOf(column.id)}
          >
            {canMove ? (
              <span
                data-part="grip"
                aria-hidden
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.preventDefault();
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDrag({ id: column.id, to: at });
                }}
                onPointerMove={onDrag}
                onPointerUp={onDrop}
                onPointerCancel={() => setDrag(null)}
              >
                <GripVertical />
              </span>
            ) : (
              !isSearching && <span data-part="place" />
            )}
            <label htmlFor={`${id}${column.id}`}>
              <input
                id={`${id}${column.id}`}
                type="checkbox"
                checked={isShown(column.id)}
                disabled={column.alwaysShown}
                onChange={(event) => {
                  const { checked } = event.target;
                  setShown((other) => (other === column.id ? checked : isShown(other)));
                }}
              />
              <span {...cutProps(name)} />
            </label>
            {canMove && button(at - 1, 'Up', at === 1)}
            {canMove && button(at + 1, 'Down', at === columns.length - 1)}
          </Row>
        );
      })}
      {found.length === 0 && <Note role="status">{t('multiSelect.noMatch', { text: search.trim() })}</Note>}
    </CheckList>
  );
}
