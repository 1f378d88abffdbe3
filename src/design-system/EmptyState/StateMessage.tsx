import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { longText } from '../LongText/LongText.tsx';

interface StateMessageProps {
  /** Something failed: read out at once, and in the colours of danger. */
  readonly failed?: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
  readonly compact?: boolean | undefined;
  /** Content below the buttons. */
  readonly children?: ReactNode;
}

/** The layout of `EmptyState` and `ErrorState`: an icon, what is missing or failed, why, and what to do next. */
export function StateMessage({ failed, icon, title, text, actions, compact, children }: StateMessageProps) {
  return (
    <Flex
      role={failed ? 'alert' : undefined}
      direction="column"
      align="center"
      textAlign="center"
      px="4"
      py={compact ? '6' : '12'}
      textStyle="text"
    >
      <Grid
        aria-hidden
        placeItems="center"
        width="10"
        height="10"
        mb="3"
        borderRadius="l2"
        borderWidth="1px"
        borderColor={failed ? 'danger.border' : undefined}
        bg={failed ? 'danger.bg' : 'bg.raised'}
        color={failed ? 'danger.fg' : 'fg.muted'}
      >
        {icon}
      </Grid>
      <Text fontWeight="semibold">{typeof title === 'string' ? longText(title) : title}</Text>
      {text && (
        // A search text may be one very long word: it breaks, so that it never widens its container.
        <Box mt="1" color="fg.muted" maxWidth="28rem" overflowWrap="anywhere">
          {typeof text === 'string' ? longText(text) : text}
        </Box>
      )}
      {actions && (
        <Flex mt="4" wrap="wrap" justify="center" gap="2">
          {actions}
        </Flex>
      )}
      {children}
    </Flex>
  );
}
