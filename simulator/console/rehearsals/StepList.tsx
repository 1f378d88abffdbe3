import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import '../texts.ts';
import { useConsolePlace } from '../useControl.ts';
import type { Rehearsal, Step } from './rehearsal.ts';
import { useRehearsal } from './useRehearsal.ts';
import { useStepTexts } from './useStepTexts.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    p: '3',
    borderRadius: 'l2',
    color: 'fg.muted',
    '&[data-state=current]': { bg: 'brand.subtle', color: 'fg' },
    '&[data-state=done]': { color: 'fg' },
    '& [data-part=number]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '6',
      height: '6',
      borderRadius: 'full',
      borderWidth: '1px',
      bg: 'bg.surface',
      textStyle: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-state=done] [data-part=number]': { bg: 'success.bg', borderColor: 'success.border', color: 'success.fg' },
    '&[data-state=current] [data-part=number]': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
    },
  },
});

interface StepListProps {
  readonly rehearsal: Rehearsal;
  /** Asks whether the simulator may start over. */
  readonly onPrepare: () => void;
}

/** The steps of a rehearsal with their numbers or ticks; the current one has its buttons. */
export function StepList({ rehearsal, onPrepare }: StepListProps) {
  const { t } = useTranslation('rehearsals');
  const formats = useFormats();
  const textsOf = useStepTexts();
  const { progress, steps, isFit } = useRehearsal();
  const done = progress?.run == null ? 0 : progress.done;
  return (
    <chakra.ol listStyleType="none" aria-label={t('steps')} mx="-1">
      {steps.map((step, at) => {
        const { title, hint } = textsOf(rehearsal, step);
        const state = at < done ? 'done' : at === done ? 'current' : 'later';
        return (
          <Item key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span data-part="number">
              {state === 'done' ? (
                <>
                  <Check size={14} aria-hidden />
                  <VisuallyHidden>{t('done')}</VisuallyHidden>
                </>
              ) : (
                formats.count(at + 1)
              )}
            </span>
            <Box>
              <Text fontWeight={state === 'later' ? 'medium' : 'semibold'}>{title}</Text>
              <Text textStyle="sm" color="fg.muted">
                {hint}
              </Text>
              {state === 'current' && isFit && <StepButtons step={step} onPrepare={onPrepare} />}
            </Box>
          </Item>
        );
      })}
    </chakra.ol>
  );
}

function StepButtons({ step, onPrepare }: { readonly step: Step; readonly onPrepare: () => void }) {
  const { t } = useTranslation('rehearsals');
  const { portal } = useConsolePlace();
  const { observed, isDoing, isPreparing, canOpen, show, doIt, markDone } = useRehearsal();
  if (step.id === 'prepare') {
    return (
      <Flex mt="2">
        <Button size="sm" variant="solid" busy={isPreparing} onClick={onPrepare}>
          {t('start')}
        </Button>
      </Flex>
    );
  }
  const where = observed && step.where?.(observed);
  const canShow = where !== undefined && ('console' in where || canOpen);
  return (
    <Flex mt="2" gap="2" wrap="wrap">
      {canShow && (
        <Button size="sm" variant="solid" onClick={show}>
          {t('show')}
        </Button>
      )}
      {step.doIt && observed && (
        <Button size="sm" busy={isDoing} onClick={doIt}>
          {t('doIt')}
        </Button>
      )}
      {portal === undefined && (
        <Button size="sm" onClick={markDone}>
          {t('markDone')}
        </Button>
      )}
    </Flex>
  );
}
