/**
 * The modes in which Chromatic takes a snapshot of each story, for a team that has an account. What a story fixes by its
 * own `globals` stays as it is in every mode.
 */
export const modes = {
  default: { viewport: 'desk' },
  dark: { viewport: 'desk', theme: 'dark' },
  english: { viewport: 'desk', language: 'en' },
  phone: { viewport: 'phone' },
} as const;
