/** Milliseconds that the message about a request that was sent stays (spec 2, part 8). */
export const requestToast = 5000;
