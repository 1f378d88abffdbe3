import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the place of a form that has done its work. It gets the focus, so that it is also heard. */
export function Done({
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
    <chakra.div display="flex" flexDirection="column" gap="5">
      <chakra.div ref={ref} tabIndex={-1} role="status" display="flex" gap="3" outline="0">
        <chakra.span color="success.fg" flexShrink="0" mt="0.5">
          <CircleCheck size={20} aria-hidden />
        </chakra.span>
        <chakra.div minWidth="0">
          <chakra.p fontWeight="semibold">{message}</chakra.p>
          <chakra.p color="fg.muted" mt="1">
            {text}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
