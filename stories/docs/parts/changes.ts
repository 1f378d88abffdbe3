/** Words of CHANGELOG.md, and the story that shows what they name. */
export const shownChanges: readonly { readonly words: string; readonly story: string }[] = [
  { words: 'guides eight rehearsals', story: 'simulator-rehearsals--list' },
  { words: 'drawer over the portal in demo mode', story: 'simulator-drawer--open-and-close' },
  { words: 'The simulator has a console', story: 'simulator-console--requests' },
  { words: 'A change request has its own address', story: 'change-requests-request-zahtjev--default' },
  { words: 'The list of requests has filters', story: 'change-requests-requests-zahtjevi--filtered' },
  { words: 'number of pending requests', story: 'change-requests-requests-zahtjevi--count-and-toast' },
  { words: "The simulator's support desk has keys", story: 'simulator-support-desk--by-keys' },
  { words: 'is shown at `/__simulator/docs` and in Storybook', story: 'api-reference--areas' },
  { words: '`idleLimit` signs out inactive users', story: 'flows-session--inactive' },
  {
    words: "The border editor says when the provider's place did not load",
    story: 'change-requests-border-granica--place-failed',
  },
  { words: 'The system status shows a long title', story: 'system-system-status-status-sustava--long-title-phone' },
];

/** CHANGELOG.md with links to the stories that show a change. */
export const withStories = (changelog: string): string =>
  shownChanges.reduce(
    (text, { words, story }) => text.replace(words, `[${words}](?path=/story/${story})`),
    // A line may break anywhere.
    changelog.replace(/\n {2}(?=\S)/g, ' '),
  );
