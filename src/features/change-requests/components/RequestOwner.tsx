import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { type RequestFilters, requestOwners } from '../requestFilters.ts';

interface RequestOwnerProps {
  readonly whose: RequestFilters['whose'];
  /** The name of the sign-in; null where it is not known: the choice is then disabled, with the reason. */
  readonly user: string | null;
  readonly onChange: (whose: RequestFilters['whose']) => void;
}

/** Whose requests the list shows: all, those of the user who is signed in, or those of the others (behaviour 15.51). */
export function RequestOwner({ whose, user, onChange }: RequestOwnerProps) {
  const { t } = useTranslation('changeRequests');
  return (
    <>
      <SegmentedControl
        label={t('whose.label')}
        value={user === null ? 'all' : (whose ?? 'all')}
        disabled={user === null}
        options={[
          { value: 'all', label: t('whose.all') },
          ...requestOwners.map((value) => ({ value, label: t(`whose.${value}`) })),
        ]}
        onChange={(value) => onChange(requestOwners.find((one) => one === value))}
      />
      {user === null && (
        <Text textStyle="xs" color="fg.muted" flexBasis="full">
          {t('whose.unknown')}
        </Text>
      )}
    </>
  );
}
