import type { Screen } from '#features/screen.ts';

export const statementsScreen: Screen = { page: async () => (await import('./StatementsPage.tsx')).StatementsPage };
