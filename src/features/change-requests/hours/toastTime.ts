/** Milliseconds that the message about a request that was sent stays (behaviour 15.12). */
export const requestToast = 5000;
