import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form after it was submitted. It gets the focus, so that screen readers announce it. */
export function SuccessMessage({
  message,
  text,
  children,
}: {
  readonly message: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack gap="5">
      <Flex ref={ref} tabIndex={-1} role="status" gap="3" outline="0">
        <Span color="success.fg" flexShrink="0" mt="0.5">
          <CircleCheck size={20} aria-hidden />
        </Span>
        <Box minWidth="0">
          <Text fontWeight="semibold">{message}</Text>
          <Text color="fg.muted" mt="1">
            {text}
          </Text>
        </Box>
      </Flex>
      {children}
    </Stack>
  );
}
