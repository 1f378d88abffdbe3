import Receipt from 'lucide-react/icons/receipt-text';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#api/contract/transactions.ts';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { FoundTransactions, PaletteOutlet } from './kinds.ts';
import { OptionRow } from './OptionRow.tsx';
import { OptionGroup } from './styles.ts';

/** How many transactions of an outlet are shown; the list has the others. */
export const mostHits = 5;

/** A transaction that was found, or the list of all that were found in an outlet. */
export interface Hit {
  readonly id: string;
  readonly to: string;
  /** Undefined: the list of all. */
  readonly row?: Transaction;
}

interface FoundOutletProps {
  readonly outlet: PaletteOutlet;
  readonly found: FoundTransactions;
  readonly hits: readonly Hit[];
  /** The active option, where it is one of these. */
  readonly activeId: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** What was found in an outlet: its kind, each transaction, which leads to its list, and the list of all. */
export const FoundOutlet = memo(function FoundOutlet(props: FoundOutletProps) {
  const { outlet, found, hits, activeId, onPoint, onChoose } = props;
  const { t } = useTranslation(['palette', 'layout', 'lists']);
  const formats = useFormats();
  const id = useId();
  return (
    <OptionGroup role="group" aria-labelledby={id}>
      <div data-part="heading" id={id}>
        <bdi translate="no" {...cutProps(outlet.name)} />
        <span>{` · ${t(`layout:menu.${outlet.kind.list}`)} · ${t('lists:transactions.count', { count: found.count, value: formats.count(found.count) })}`}</span>
      </div>
      {hits.map((hit) => (
        <OptionRow
          key={hit.id}
          id={hit.id}
          isActive={hit.id === activeId}
          to={hit.to}
          onPoint={onPoint}
          onChoose={onChoose}
        >
          {hit.row ? (
            <>
              <Receipt aria-hidden />
              <span data-part="words">
                <bdi translate="no" {...cutProps(hit.row.input, 40)} />
                <span data-part="muted">{formats.moment(hit.row.time)}</span>
                {hit.row.zoneName && <bdi data-part="muted" translate="no" {...cutProps(hit.row.zoneName, 60)} />}
              </span>
              {!hit.row.isValid && <StatusTag tone="danger" label={t('lists:transactions.invalid')} />}
              <span data-part="figure">{formats.money(hit.row.amount)}</span>
            </>
          ) : (
            <span data-part="words">{t('everywhere.all', { value: formats.count(found.count) })}</span>
          )}
        </OptionRow>
      ))}
    </OptionGroup>
  );
});
