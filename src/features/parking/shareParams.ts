import { describeParams, textParam } from '#features/url-state/index.ts';

/** The sales channel in the URL whose share of each provider's count is shown; empty: none. */
export const shareParams = describeParams({ share: textParam('share') });
