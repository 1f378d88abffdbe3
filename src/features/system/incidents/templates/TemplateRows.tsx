import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import type { IncidentTemplate } from './model.ts';
import { changeTemplates } from './store.ts';
import { TemplateName } from './TemplateName.tsx';

type Change = (templates: readonly IncidentTemplate[]) => readonly IncidentTemplate[];

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderRadius: 'l2',
    maxHeight: '16rem',
    overflowY: 'auto',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', px: '3', py: '1.5', minWidth: '0' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

interface TemplateRowsProps {
  readonly templates: readonly IncidentTemplate[];
  readonly onChange: (next: Change) => void;
  /** The last one is deleted: its button had the focus. */
  readonly onLast: () => void;
}

/** The templates by name, to rename and delete; a deleted one can be restored. */
export function TemplateRows({ templates, onChange, onLast }: TemplateRowsProps) {
  const { t } = useTranslation('incidents');
  const [renamed, setRenamed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const wasRenamed = useRef<string>(undefined);
  useEffect(() => {
    // The form that had the focus is gone: it returns to the button that opened it.
    if (renamed === undefined && wasRenamed.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-template="${wasRenamed.current}"] button`)?.focus();
    wasRenamed.current = renamed;
  }, [renamed]);
  const remove = (template: IncidentTemplate, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('button:last-of-type');
    onChange((mine) => mine.filter(({ id }) => id !== template.id));
    if (target) target.focus();
    else onLast();
    toast.success(t('templates.deleted', { name: template.name }), undefined, {
      label: t('templates.restore'),
      onClick: () => void changeTemplates((mine) => [...mine.filter(({ id }) => id !== template.id), template]),
    });
  };
  return (
    <List ref={list} aria-label={t('templates.title')}>
      {templates.map((template) => (
        <li key={template.id} data-template={template.id}>
          {renamed === template.id ? (
            <TemplateName
              initial={template.name}
              taken={templates.filter(({ id }) => id !== template.id).map(({ name }) => name)}
              onCancel={() => setRenamed(undefined)}
              onName={(name) => {
                onChange((mine) => mine.map((one) => (one.id === template.id ? { ...one, name } : one)));
                setRenamed(undefined);
              }}
            />
          ) : (
            <Row
              name={template.name}
              onRename={() => setRenamed(template.id)}
              onRemove={(event) => remove(template, event)}
            />
          )}
        </li>
      ))}
    </List>
  );
}

interface RowProps {
  readonly name: string;
  readonly onRename: () => void;
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A template's name and its buttons. */
function Row({ name, onRename, onRemove }: RowProps) {
  const { t } = useTranslation('incidents');
  return (
    <>
      <Span flex="1" minWidth="0" overflowWrap="anywhere" translate="no">
        {name}
      </Span>
      <Flex gap="1">
        <IconButton
          type="button"
          size="sm"
          variant="ghost"
          label={t('templates.rename', { name })}
          icon={<Pencil aria-hidden />}
          onClick={onRename}
        />
        <IconButton
          type="button"
          size="sm"
          variant="ghost"
          tone="danger"
          label={t('templates.delete', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
    </>
  );
}
