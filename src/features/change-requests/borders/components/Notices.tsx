import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { FailedPart } from '#features/pages/index.ts';
import { BorderComparison } from '../BorderComparison.tsx';
import type { BorderEditorModel } from '../editor/useBorderEditor.ts';
import type { BorderEditorProps } from '../types.ts';

const Stack = chakra('div', { base: { display: 'grid', gap: '2', px: '4', py: '3', borderBottomWidth: '1px' } });

interface NoticesProps extends Pick<BorderEditorProps, 'placeFailure'> {
  readonly zone: ZoneDetails;
  /** Whether a suggestion is at the provider's place. */
  readonly isPlaceKnown: boolean;
  readonly model: BorderEditorModel;
  /** The reason that it could not be saved. */
  readonly failure: string | undefined;
  readonly onContinue: () => void;
}

/** Notices above the editor: a draft, a pending request, a suggestion, an unknown place, a failed attempt to save. */
export function Notices({ zone, isPlaceKnown, placeFailure, model, failure, onContinue }: NoticesProps) {
  const { t } = useTranslation('borders');
  const formats = useFormats();
  const [compared, setCompared] = useState(false);
  const { draft, state, isSuggested, border } = model;
  const { borderRequest } = zone;
  const notice =
    borderRequest && state.present === state.loaded
      ? borderRequest.border.polygons.length > 0
        ? 'pending'
        : 'removal'
      : isSuggested && state.present === state.loaded
        ? isPlaceKnown
          ? 'suggested'
          : 'suggestedAnywhere'
        : state.present.length === 0
          ? 'empty'
          : undefined;
  const mayCompare = borderRequest !== null && zone.border !== null;
  if (!notice && !failure && !placeFailure && !draft.offered && !mayCompare) return null;
  return (
    <Stack>
      {failure && <FormBanner title={t('saveFailed')}>{`${failure} ${t('keptAfterFailure')}`}</FormBanner>}
      {draft.offered && (
        <FormBanner
          tone="warning"
          title={t('draft.title', { when: formats.moment(draft.offered.at) })}
          action={
            <Flex as="span" wrap="wrap" gap="2">
              <Button size="xs" variant="solid" onClick={onContinue}>
                {t('draft.continue')}
              </Button>
              <Button size="xs" onClick={draft.settle}>
                {t('draft.discard')}
              </Button>
            </Flex>
          }
        >
          {t('draft.text')}
        </FormBanner>
      )}
      {placeFailure && <FailedPart {...placeFailure}>{t('placeFailed')}</FailedPart>}
      {(notice || mayCompare) && (
        <FormBanner
          tone="info"
          action={
            mayCompare && (
              <Button size="xs" aria-expanded={compared} onClick={() => setCompared(!compared)}>
                {t(compared ? 'compare.hide' : 'compare.show')}
              </Button>
            )
          }
        >
          {t(`notice.${notice ?? 'pending'}`)}
        </FormBanner>
      )}
      {compared && mayCompare && <BorderComparison approved={zone.border} requested={border} />}
    </Stack>
  );
}
