import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useRef } from 'react';
import { isAllSent, isDone } from './manyState.ts';
import { PreparedList } from './PreparedList.tsx';
import { SentList } from './SentList.tsx';
import type { ManyItemsProps } from './types.ts';

/**
 * A list of items, each with what it shares days with, to tick and send; then the progress and the result of each
 * (behaviour 13.40 to 13.42).
 */
export function ManyItems<Item>({ many, items, reason, onChanged, ...props }: ManyItemsProps<Item>) {
  const { view } = many;
  useChanged(view?.isRunning ?? false, onChanged);
  return (
    <Stack gap="4" minWidth="0">
      {view ? (
        <SentList
          {...props}
          many={many}
          view={view}
          isDone={isDone(view.entries)}
          isAllSent={isAllSent(view.entries)}
        />
      ) : (
        <PreparedList {...props} items={items} reason={reason} onSend={many.start} />
      )}
    </Stack>
  );
}

/** Calls back when a sending has ended, or its page is left meanwhile. */
function useChanged(isRunning: boolean, onChanged: () => void) {
  const called = useRef(onChanged);
  useEffect(() => {
    called.current = onChanged;
  });
  useEffect(() => (isRunning ? () => called.current() : undefined), [isRunning]);
}
