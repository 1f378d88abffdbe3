import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import type { Done } from './operate.ts';
import { Refused } from './Refused.tsx';
import type { BorderOperations } from './useBorderOperations.ts';
import type { Preview } from './usePreview.ts';

interface PreviewedResultProps {
  /** Undefined while it is worked out. */
  readonly outcome: Preview['outcome'] | undefined;
  readonly operations: BorderOperations;
  readonly onClose: () => void;
  /** Says in figures what it does. */
  readonly children: (done: Done) => ReactNode;
}

/** What an operation would do, in figures and on the map, with the buttons that take or leave it. */
export function PreviewedResult({ outcome, operations, onClose, children }: PreviewedResultProps) {
  const { t } = useTranslation('operations');
  const done = outcome === undefined || outcome === 'failed' || outcome.kind === 'refused' ? undefined : outcome;
  const show = useEffectEvent(operations.showPreview);
  useEffect(() => {
    show(done?.polygons);
    return () => show(undefined);
  }, [done]);
  return (
    <Grid gap="3">
      {outcome === undefined && (
        <Text textStyle="text" color="fg.muted" role="status">
          {t('working')}
        </Text>
      )}
      {done && (
        <>
          {children(done)}
          <Text textStyle="xs" color="fg.muted">
            {t('previewed')}
          </Text>
        </>
      )}
      <Refused reason={outcome === 'failed' ? 'failed' : outcome?.kind === 'refused' ? outcome.reason : undefined} />
      <Flex wrap="wrap" gap="2">
        <Button
          size="sm"
          variant="solid"
          disabled={!done}
          onClick={() => {
            if (!done) return;
            operations.take(done);
            onClose();
          }}
        >
          {t('apply')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Grid>
  );
}
