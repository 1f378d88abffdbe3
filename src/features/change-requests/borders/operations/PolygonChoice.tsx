import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/Field/SelectField.tsx';

interface PolygonChoiceProps {
  /** How many polygons there are. */
  readonly count: number;
  readonly value: number | undefined;
  readonly onChange: (polygon: number | undefined) => void;
}

/** Which polygon is meant; undefined: all. There is no choice where there is one. */
export function PolygonChoice({ count, value, onChange }: PolygonChoiceProps) {
  const { t } = useTranslation(['operations', 'borders']);
  if (count < 2) return null;
  return (
    <SelectField
      label={t('of')}
      value={value === undefined ? '' : String(value)}
      options={[
        { value: '', label: t('all') },
        ...Array.from({ length: count }, (_, index) => ({
          value: String(index),
          label: t('borders:polygons.name', { number: index + 1 }),
        })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}
