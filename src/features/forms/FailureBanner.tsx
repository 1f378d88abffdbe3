import { type ReactNode, useEffect, useRef } from 'react';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import type { ApiFormFailure } from './useApiForm.ts';

interface FailureBannerProps {
  readonly failure: ApiFormFailure | undefined;
  readonly title: string;
  /** The button of the next step. */
  readonly action?: ReactNode;
}

/** The server's message about a form as a whole, scrolled into view; nothing when the fields show every message. */
export function FailureBanner({ failure, title, action }: FailureBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const { error, text } = failure ?? {};
  useEffect(() => {
    if (error !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (text === undefined && !action) return null;
  return (
    <div ref={place}>
      <FormBanner title={title} action={action}>
        {text}
      </FormBanner>
    </div>
  );
}
