import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export interface StoryLinkProps {
  /** The story's id; `story` is also the name by which pages.test.ts finds it. */
  readonly story: string;
  /** What the toolbar is set to, such as `faults:down`. A story keeps what it fixes itself. */
  readonly globals?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link from a docs page to a story. The manager opens it without loading itself again, but for a link that sets the
 * toolbar: the manager reads these values from its address only while it loads.
 */
export function StoryLink({ story, globals, children }: StoryLinkProps) {
  const address = `?path=/story/${story}${globals ? `&globals=${globals}` : ''}`;
  const follow = (event: MouseEvent) => {
    // A new tab has its own manager.
    if (globals !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_parent" onClick={follow}>
      {children}
    </a>
  );
}
