import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { ItemRow } from './ItemRow.tsx';
import { Heads, Rows } from './listLook.ts';
import type { ManyEntries } from './manyState.ts';
import { OverlapText } from './OverlapText.tsx';
import type { ManyItemsProps, PreparedItem } from './types.ts';

interface PreparedListProps<Item> extends Pick<ManyItemsProps<Item>, 'items' | 'cellsOf' | 'detailLabel' | 'reason'> {
  readonly onSend: (entries: ManyEntries<Item>) => void;
}

/** A tick holds for the verdict that was shown: what has become a contradiction since is ticked anew. */
const tickOf = ({ key, verdict }: PreparedItem<unknown>) => `${verdict === 'blocked'} ${key}`;

/** What is about to be asked for, to tick and send. */
export function PreparedList<Item>({ items, cellsOf, detailLabel, reason, onSend }: PreparedListProps<Item>) {
  const { t } = useTranslation('many');
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (prepared: PreparedItem<Item>) => ticks.get(tickOf(prepared)) ?? prepared.verdict !== 'blocked';
  const tick = (ticked: readonly PreparedItem<Item>[], on: boolean) =>
    setTicks(new Map([...ticks, ...ticked.map((prepared) => [tickOf(prepared), on] as const)]));
  if (items.length === 0) return reason ? <Span color="fg.muted">{reason}</Span> : null;
  const free = items.filter(({ verdict }) => verdict !== 'blocked');
  const chosen = items.filter(isTicked);
  const blocked = items.length - free.length;
  const freeTicked = free.filter(isTicked).length;
  const send = () =>
    onSend(
      items.map((prepared) => ({
        key: prepared.key,
        item: prepared.item,
        status: isTicked(prepared) ? 'toSend' : 'left',
      })),
    );
  return (
    <>
      {blocked > 0 && (
        <FormBanner tone="warning" title={t('blocked.title', { count: blocked })}>
          {t('blocked.text')}
        </FormBanner>
      )}
      {free.length > 1 && (
        <Checkbox
          label={t('all')}
          checked={freeTicked === free.length ? true : freeTicked > 0 ? 'indeterminate' : false}
          onChange={(on) => tick(free, on)}
        />
      )}
      <div>
        <Heads aria-hidden>
          <span>{t('place')}</span>
          <span>{t('days')}</span>
          <span>{detailLabel}</span>
          <span>{t('overlap')}</span>
        </Heads>
        <Rows aria-label={t('list')}>
          {items.map((prepared) => {
            const cells = cellsOf(prepared.item);
            return (
              <ItemRow
                key={prepared.key}
                cells={cells}
                tone={
                  prepared.verdict === 'blocked' ? 'danger' : prepared.verdict === 'warning' ? 'warning' : undefined
                }
                tick={{
                  checked: isTicked(prepared),
                  label: t(prepared.verdict === 'blocked' ? 'sendAnyway' : 'send', {
                    name: `${cells.place}, ${cells.days}`,
                  }),
                  onChange: (on) => tick([prepared], on),
                }}
              >
                <OverlapText verdict={prepared.verdict} overlaps={prepared.overlaps} notes={prepared.notes} />
              </ItemRow>
            );
          })}
        </Rows>
      </div>
      <HStack wrap="wrap" gap="3">
        <Button variant="solid" disabled={chosen.length === 0 || reason !== undefined} onClick={send}>
          {chosen.length === 0 ? t('sendNone') : t('sendCount', { count: chosen.length })}
        </Button>
        <Span color="fg.muted">
          {reason ?? (chosen.length === 0 ? t('noneChosen') : t('oneEach', { count: chosen.length }))}
        </Span>
      </HStack>
    </>
  );
}
