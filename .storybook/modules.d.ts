declare module 'pngjs' {
  export const PNG: {
    sync: { read(data: Buffer): { width: number; height: number; data: Buffer } };
  };
}

declare module 'jest-image-snapshot' {
  export const toMatchImageSnapshot: (received: Buffer, options?: object) => { pass: boolean; message(): string };
}

/** Jest's, in the test runner. */
declare const expect: {
  extend(matchers: object): void;
  (received: Buffer): { toMatchImageSnapshot(options: object): void };
};
