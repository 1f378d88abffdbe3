/** What a user of `npm run review` can mend: its message is printed without a stack. */
export class ReviewProblem extends Error {}
