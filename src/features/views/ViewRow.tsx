import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { useUser } from '#features/auth/index.ts';
import { mayOpenView, type View } from './model.ts';
import { useOpenView } from './useOpenView.ts';
import { usePeriodTexts } from './usePeriodTexts.ts';
import { ViewForm } from './ViewForm.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '3',
    py: '2',
    minWidth: '0',
    '& + &': { borderTopWidth: '1px' },
  },
});

interface ViewRowProps {
  readonly view: View;
  /** All views of the user. */
  readonly views: readonly View[];
  readonly onOpen: () => void;
  readonly onChange: (view: View) => void;
  readonly onDelete: () => void;
}

/** A view of the list: its link with what it shows, and what can be done with it. */
export function ViewRow({ view, views, onOpen, onChange, onDelete }: ViewRowProps) {
  const { t } = useTranslation('views');
  const openView = useOpenView();
  const { periodText } = usePeriodTexts();
  const user = useUser();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  /** Deletes it; the focus goes to the same button of the next one, so that several are deleted by keyboard. */
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('button:last-of-type') ?? null;
    onDelete();
    target?.focus();
  };
  const { name, about, pinned } = view;
  const { to, open } = openView(view);
  if (isEditing) {
    return (
      <Row>
        <Box flex="1" minWidth="0" py="1">
          <ViewForm
            isNew={false}
            initial={view}
            address={to}
            taken={new Set(views.filter(({ id }) => id !== view.id).map((other) => other.name))}
            onCancel={() => setEditing(false)}
            onSubmit={(choice) => {
              const { pinned: _, period: __, ...kept } = view;
              onChange({ ...kept, ...choice, address: to });
              setEditing(false);
            }}
          />
        </Box>
      </Row>
    );
  }
  const mayOpen = mayOpenView(view, user?.permissions ?? []);
  const period = periodText(view);
  return (
    <Row>
      <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        {mayOpen ? (
          <Link
            to={to}
            className="notranslate"
            style={{ fontWeight: 600 }}
            onClick={(event) => {
              open();
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
            }}
          >
            {name}
          </Link>
        ) : (
          <Flex wrap="wrap" columnGap="2" rowGap="1" align="center">
            <Text color="fg.muted">
              <span translate="no">{longText(name)}</span>
            </Text>
            <StatusTag tone="warning" label={t('denied')} />
          </Flex>
        )}
        <Flex wrap="wrap" columnGap="3" textStyle="sm" color="fg.muted">
          {about !== '' && about !== name && <span translate="no">{longText(about)}</span>}
          {period !== null && <span>{period}</span>}
        </Flex>
        {!mayOpen && (
          <Text textStyle="sm" color="fg.muted">
            {t('deniedText')}
          </Text>
        )}
      </Box>
      <Flex gap="1" ms="auto" align="center">
        {mayOpen ? (
          <>
            <IconButton
              size="sm"
              variant="ghost"
              aria-pressed={pinned === true}
              label={t('pin', { name })}
              icon={<Pin aria-hidden fill={pinned ? 'currentColor' : 'none'} />}
              onClick={() => {
                const { pinned: _, ...rest } = view;
                onChange(pinned ? rest : { ...rest, pinned: true });
              }}
            />
            <IconButton
              size="sm"
              variant="ghost"
              ref={edit}
              label={t('rename', { name })}
              icon={<Pencil aria-hidden />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              size="sm"
              variant="ghost"
              tone="danger"
              label={t('delete', { name })}
              icon={<Trash2 aria-hidden />}
              onClick={remove}
            />
          </>
        ) : (
          <Button
            size="sm"
            tone="danger"
            icon={<Trash2 aria-hidden />}
            aria-label={t('delete', { name })}
            onClick={remove}
          >
            {t('deleteShort')}
          </Button>
        )}
      </Flex>
    </Row>
  );
}
