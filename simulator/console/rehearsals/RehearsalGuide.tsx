import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListIcon from 'lucide-react/icons/list';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import '../texts.ts';
import { useConsolePlace, useWorldState } from '../useControl.ts';
import { rehearsals } from './index.ts';
import type { Rehearsal } from './rehearsal.ts';
import { StepList } from './StepList.tsx';
import { useRehearsal } from './useRehearsal.ts';

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '&[data-place=page]': { maxWidth: '40rem' },
    // Its foot stays at the lower edge of the drawer.
    '&[data-place=drawer]': { minHeight: '100%' },
  },
});

/** One rehearsal: what it shows, how far it is, its steps, and the ways back. */
export function RehearsalGuide({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { t } = useTranslation('rehearsals');
  const formats = useFormats();
  const { kind } = useConsolePlace();
  const { progress, steps, current, isFit, isPreparing, choose, prepare } = useRehearsal();
  const [asking, setAsking] = useState(false);
  const number = rehearsals.indexOf(rehearsal) + 1;
  const following = rehearsals[number];
  const done = progress?.run == null ? 0 : progress.done;
  const title = t(`${rehearsal.id}.title`);
  const progressText = t('progress', { done: formats.count(done), all: formats.count(steps.length) });
  return (
    <Page data-place={kind}>
      <Box as="header">
        <Flex justify="space-between" align="center" gap="2">
          <Text textStyle="xs" fontWeight="semibold" color="fg.muted" textTransform="uppercase" letterSpacing="wide">
            {t('number', { number: formats.count(number), all: formats.count(rehearsals.length) })}
          </Text>
          <IconButton
            size="xs"
            variant="ghost"
            label={t('list')}
            icon={<ListIcon size={16} aria-hidden />}
            onClick={() => choose(undefined)}
          />
        </Flex>
        <Heading as={kind === 'page' ? 'h1' : 'h2'} size="md">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {`${t(`${rehearsal.id}.text`)} (${t('minutes', { value: formats.count(rehearsal.minutes) })})`}
        </Text>
        <Box
          mt="3"
          height="1.5"
          bg="bg.muted"
          borderRadius="full"
          overflow="hidden"
          role="progressbar"
          aria-label={progressText}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={done}
          aria-valuetext={progressText}
        >
          <Box height="100%" bg="brand.solid" style={{ width: `${(100 * done) / steps.length}%` }} />
        </Box>
      </Box>
      {!isFit && (
        <FormBanner tone="warning" title={t('mismatch')}>
          <span>{t('mismatchText')}</span>
          <Box mt="2">
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('prepareAgain')}
            </Button>
          </Box>
        </FormBanner>
      )}
      <StepList rehearsal={rehearsal} onPrepare={() => setAsking(true)} />
      {!current && (
        <FormBanner tone="success" icon={<CircleCheck size={16} aria-hidden />} title={t('finished')}>
          <span>{t('finishedText')}</span>
          {following && (
            <Box mt="2">
              <Button
                size="sm"
                style={{ whiteSpace: 'normal', height: 'auto', textAlign: 'start' }}
                onClick={() => choose(following.id)}
              >
                {t('next', { title: t(`${following.id}.title`) })}
              </Button>
            </Box>
          )}
        </FormBanner>
      )}
      {progress?.run != null && <Foot onAgain={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        title={t('prepareTitle', { title })}
        text={t('prepareText')}
        confirmLabel={t('prepare')}
        busy={isPreparing}
        onConfirm={() => prepare(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </Page>
  );
}

function Foot({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('rehearsals');
  const formats = useFormats();
  const { kind } = useConsolePlace();
  const state = useWorldState().data;
  const { canGoBack, isGoingBack, goBack } = useRehearsal();
  const isDrawer = kind === 'drawer';
  return (
    <Flex
      as="footer"
      gap="2"
      align="center"
      mt="auto"
      py="3"
      bg={isDrawer ? 'bg.surface' : undefined}
      borderTopWidth="1px"
      {...(isDrawer && { position: 'sticky', bottom: '-4', mx: '-4', mb: '-4', px: '4' })}
    >
      <Button size="sm" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
        {t('again')}
      </Button>
      <Button
        size="sm"
        busy={isGoingBack}
        aria-disabled={!canGoBack || undefined}
        title={canGoBack ? undefined : t('backNone')}
        onClick={() => canGoBack && goBack()}
      >
        {t('back')}
      </Button>
      <Text ms="auto" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {state && formats.minute(new Date(state.now))}
      </Text>
    </Flex>
  );
}
