/** Jest's, in the test runner. */
declare const expect: (received: string) => { toBe(expected: string | undefined): void };
