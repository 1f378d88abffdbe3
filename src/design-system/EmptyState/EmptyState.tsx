import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import Inbox from 'lucide-react/icons/inbox';
import type { EmptyStateProps } from './types.ts';

/** Where there is nothing: says what is not there, why, and what to do next. */
export function EmptyState({ title, text, action, icon, compact }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="4" py={compact ? '6' : '12'} textStyle="text">
      <Grid
        aria-hidden
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
      </Grid>
      <Text fontWeight="semibold">{title}</Text>
      {text && (
        // What somebody searched for may be one endless word: it breaks, and never widens the place it stands in.
        <Box mt="1" color="fg.muted" maxWidth="28rem" overflowWrap="anywhere">
          {text}
        </Box>
      )}
      {action && (
        <Flex mt="4" wrap="wrap" justify="center" gap="2">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
