/* What is fetched with the first use of the saved views, as one file: each file has its name in what the login page loads. */

export { GoneViews } from './GoneViews.tsx';
export { PinnedViews } from './PinnedViews.tsx';
export { ViewsDialog } from './ViewsDialog.tsx';
export { viewLinks } from './viewLinks.ts';
