/**
 * The path of a request as logs show it: without the query, and without the token of a link to reset a password, which
 * would let a reader of the log take over the account.
 */
export const loggedPath = (target) => target.split('?')[0].replace(/(\/reset-password\/)[^/]+/, '$1…');
