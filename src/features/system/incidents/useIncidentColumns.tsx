import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { ClampedText } from '../shared/ClampedText.tsx';
import { ConditionMark } from '../shared/ConditionMark.tsx';
import { conditionOfLevel } from '../shared/condition.ts';
import { useIncidentTexts } from '../shared/useIncidentTexts.ts';
import { phaseOf } from '../status/timeline.ts';
import { ResolveButton } from './resolve/ResolveButton.tsx';

/** The server's order holds over all pages. */
const sortable = false;

/** The columns of the list of incidents (behaviour 16.1); without `onEdit` there are no buttons that change one. */
export function useIncidentColumns(onEdit: ((id: number) => void) | undefined, now: Date): DataTableColumn<Incident>[] {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const { group } = useIncidentTexts();
  const edit = useMemo<DataTableColumn<Incident>>(
    () => ({
      id: 'edit',
      header: t('incidents.column.actions'),
      kind: 'custom',
      align: 'end',
      width: 230,
      card: 'action',
      cardCell: (incident) => (
        <Flex gap="2">
          {phaseOf(incident, now) === 'ongoing' && <ResolveButton incident={incident} iconOnly />}
          <IconButton
            size="sm"
            variant="outline"
            icon={<Pencil size={14} aria-hidden />}
            label={t('incidents.editNamed', { title: incident.title.slice(0, 100) })}
            onClick={() => onEdit?.(incident.id)}
          />
        </Flex>
      ),
      value: () => null,
      cell: (incident) => (
        <Flex as="span" justify="flex-end" gap="2">
          {phaseOf(incident, now) === 'ongoing' && <ResolveButton incident={incident} size="xs" />}
          <Button
            size="xs"
            icon={<Pencil size={14} aria-hidden />}
            aria-label={t('incidents.editNamed', { title: incident.title.slice(0, 100) })}
            onClick={() => onEdit?.(incident.id)}
          >
            {t('incidents.edit')}
          </Button>
        </Flex>
      ),
    }),
    [t, onEdit, now],
  );
  const columns = useMemo<DataTableColumn<Incident>[]>(
    () => [
      {
        id: 'group',
        words: true,
        header: t('incidents.column.group'),
        kind: 'text',
        sortable,
        width: 150,
        card: 'line',
        cardCell: ({ serviceGroup, level }) => `${t(`condition.${conditionOfLevel(level)}`)} · ${group(serviceGroup)}`,
        value: ({ serviceGroup }) => group(serviceGroup),
      },
      {
        id: 'begin',
        header: t('incidents.column.begin'),
        kind: 'text',
        sortable,
        unbroken: true,
        width: 160,
        card: 'line',
        cardCell: ({ begin, end }) =>
          end
            ? t('incident.from', {
                begin: formats.minute(begin),
                end: dayOf(begin) === dayOf(end) ? formats.time(end) : formats.minute(end),
              })
            : t('incident.since', { begin: formats.minute(begin) }),
        value: ({ begin }) => formats.minute(begin),
      },
      {
        id: 'end',
        header: t('incidents.column.end'),
        kind: 'text',
        sortable,
        unbroken: true,
        width: 160,
        card: 'status',
        cardCell: (incident) => {
          const phase = phaseOf(incident, now);
          if (phase === 'over') return t('incident.over');
          return <StatusTag tone={phase === 'ongoing' ? 'warning' : 'info'} label={t(`incident.${phase}`)} />;
        },
        value: ({ end }) => (end ? formats.minute(end) : ''),
        cell: ({ end }) => (end ? formats.minute(end) : <Span color="fg.muted">{t('incident.noEnd')}</Span>),
      },
      {
        id: 'title',
        words: true,
        header: t('incidents.column.title'),
        kind: 'text',
        sortable,
        width: 380,
        card: 'title',
        cardCell: ({ title, level }) => (
          <>
            <Span display="inline-flex" verticalAlign="-0.1875rem" me="2">
              <ConditionMark condition={conditionOfLevel(level)} />
            </Span>
            <span>{cutText(title)}</span>
          </>
        ),
        value: ({ title }) => title,
        cell: ({ title, level }) => {
          const condition = conditionOfLevel(level);
          return (
            <Flex as="span" align="flex-start" gap="2">
              <Flex as="span" pt="0.5">
                <ConditionMark condition={condition} label={t(`condition.${condition}`)} />
              </Flex>
              <ClampedText lines={2}>{cutText(title)}</ClampedText>
            </Flex>
          );
        },
      },
      {
        id: 'public',
        header: t('incidents.column.public'),
        kind: 'custom',
        align: 'center',
        width: 90,
        value: ({ isPublic }) => (isPublic ? 1 : 0),
        cell: ({ isPublic }) => {
          const Icon = isPublic ? Check : X;
          return (
            <Span display="inline-flex" verticalAlign="middle" color={isPublic ? 'success.fg' : 'fg.muted'}>
              <Icon size={16} role="img" aria-label={t(isPublic ? 'incidents.isPublic' : 'incidents.isHidden')} />
            </Span>
          );
        },
      },
    ],
    [t, formats, group, now],
  );
  return useMemo(() => (onEdit ? [...columns, edit] : columns), [columns, edit, onEdit]);
}
