import { chakra } from '@chakra-ui/react/styled-system';
import Inbox from 'lucide-react/icons/inbox';
import type { EmptyStateProps } from './types.ts';

/** Where there is nothing: says what is not there, why, and what to do next. */
export function EmptyState({ title, text, action, icon, compact }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="4"
      py={compact ? '6' : '12'}
      textStyle="text"
    >
      <chakra.div
        aria-hidden
        display="grid"
        placeItems="center"
        width="10"
        height="10"
        mb="3"
        borderRadius="l2"
        borderWidth="1px"
        bg="bg.raised"
        color="fg.muted"
      >
        {icon ?? <Inbox size={20} />}
      </chakra.div>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {text && (
        // What somebody searched for may be one endless word: it breaks, and never widens the place it stands in.
        <chakra.div mt="1" color="fg.muted" maxWidth="28rem" overflowWrap="anywhere">
          {text}
        </chakra.div>
      )}
      {action && (
        <chakra.div mt="4" display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
