import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { longText } from '../LongText/LongText.tsx';
import { connectToasts, toastTime } from './toast.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

const toaster = createToaster({ placement: 'bottom', max: 4, gap: 8, pauseOnPageIdle: true });

const recipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '3',
      ps: '4',
      pe: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      borderRadius: 'l2',
      boxShadow: 'lg',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, scale 200ms, opacity 200ms',
      '&[data-type=error]': { bg: 'danger.solid', color: 'danger.contrast' },
    },
    title: {
      textStyle: 'text',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      // The button of a long text has the text's colour: the brand's is too dark on the toast.
      '& button': { color: 'inherit' },
    },
    actionTrigger: { mt: '1', color: 'inherit', textDecoration: 'underline', cursor: 'pointer' },
    closeTrigger: { display: 'flex', p: '1', borderRadius: 'l1', cursor: 'pointer', opacity: 0.85 },
  },
});

/** The region that shows the toasts; loaded by `ToastMount` with the first message. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // The region subscribes in a microtask after it is mounted; toasts that are created before are never shown.
    const timer = setTimeout(() => {
      disconnect = connectToasts(
        ({ kind, text, milliseconds, action }) =>
          toaster.create({
            type: kind,
            title: text,
            duration: milliseconds ?? toastTime[kind],
            ...(action && { action }),
          }),
        () => toaster.remove(),
      );
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
      // These messages do not concern the next user.
      toaster.remove();
    };
  }, []);
  return (
    // Beside the page: an open dialog hides the page from screen readers, but not what is announced.
    <Portal>
      <Toaster toaster={toaster} aria-label={t('toast.region')}>
        {(message) => {
          const Icon = icons[message.type as keyof typeof icons] ?? Info;
          return (
            <Toast.Root recipe={recipe}>
              <Icon size={20} aria-hidden style={{ flexShrink: 0 }} />
              <Box flex="1">
                <Toast.Title>{typeof message.title === 'string' ? longText(message.title) : message.title}</Toast.Title>
                {message.action && <Toast.ActionTrigger>{message.action.label}</Toast.ActionTrigger>}
              </Box>
              <Toast.CloseTrigger aria-label={t('toast.close')}>
                <X size={16} aria-hidden />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
