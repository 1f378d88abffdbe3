import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cutProps } from '#design-system/LongText/cutText.ts';
import type { Entry } from './entries.tsx';
import { OptionRow } from './OptionRow.tsx';

interface EntryOptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** Names that the portal did not write are not translated. */
const isName = ({ group }: Entry) => group === 'outlets' || group === 'zones' || group.startsWith('source:');

/** An entry of the palette as an option: its name, its code, and what it belongs to. */
export const EntryOption = memo(function EntryOption({ id, entry, isActive, onPoint, onChoose }: EntryOptionProps) {
  const { t } = useTranslation('palette');
  const { code, detail, icon, checked } = entry;
  const ownName = entry.label === undefined && isName(entry);
  return (
    <OptionRow
      id={id}
      isActive={isActive}
      to={entry.address?.()}
      isExternal={entry.isExternal}
      disabled={entry.disabled}
      checked={checked}
      onPoint={onPoint}
      onChoose={onChoose}
    >
      {icon}
      <span data-part="words">
        <bdi translate={ownName ? 'no' : undefined} {...cutProps(entry.label ?? entry.name, 120)} />
        {code && <bdi data-part="code" translate="no" {...cutProps(code, 40)} />}
        {detail && <bdi data-part="muted" {...cutProps(detail, 120)} />}
        {entry.reason && <span data-part="muted">{entry.reason}</span>}
      </span>
      {checked && <span data-part="muted">{t('choice')}</span>}
    </OptionRow>
  );
});
