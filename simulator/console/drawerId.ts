/** The id of the drawer, open or closed. */
export const drawerId = 'simulator-drawer';
