import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';

export interface DiscardQuestion {
  /** For the form, which keeps it: whether something is entered that closing would lose. */
  readonly unsaved: RefObject<boolean>;
  /** Does it at once when nothing would be lost, else once somebody agrees to that. */
  readonly leave: (then: () => void) => void;
  /** The question, to stand beside the dialog that holds the form. */
  readonly question: ReactNode;
}

/** Asks before a dialog's form is closed, or exchanged for another, with something entered in it. */
export function useDiscardQuestion(): DiscardQuestion {
  const unsaved = useRef(false);
  const [asked, setAsked] = useState<() => void>();
  return {
    unsaved,
    leave: (then) => {
      const go = () => {
        unsaved.current = false;
        then();
      };
      if (unsaved.current) setAsked(() => go);
      else go();
    },
    question: (
      <DiscardDialog
        open={asked !== undefined}
        onDiscard={() => {
          asked?.();
          setAsked(undefined);
        }}
        onStay={() => setAsked(undefined)}
      />
    ),
  };
}
