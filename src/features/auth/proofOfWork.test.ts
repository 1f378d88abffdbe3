import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { isProof, newNonce, proofBits, proveWork } from './proofOfWork.ts';

/** The server's check, written independently: it uses nothing of the portal but the token. */
function verify(token: string) {
  const [kind, nonce, counter, ...rest] = token.split('.');
  const hash = createHash('sha256').update(`${nonce}.${counter}`).digest();
  const { seconds } = /^(?<seconds>\d{10})-[a-z0-9]{10,}$/.exec(nonce ?? '')?.groups ?? {};
  return {
    isWellFormed: kind === 'pow' && rest.length === 0 && /^\d+$/.test(counter ?? '') && seconds !== undefined,
    age: Math.floor(Date.now() / 1000) - Number(seconds),
    isProven: hash[0] === 0 && hash[1] === 0,
  };
}

describe('the proof of work', () => {
  test('is one that the server accepts', async () => {
    for (let i = 0; i < 3; i++) {
      const { isWellFormed, age, isProven } = verify(await proveWork());
      expect({ isWellFormed, isProven }).toEqual({ isWellFormed: true, isProven: true });
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(20);
    }
  });

  test('begins with sixteen zero bits, no fewer', () => {
    expect(proofBits).toBe(16);
    const nonce = '1760000000-abcdefghij';
    let proofs = 0;
    let lesser = 0;
    for (let counter = 0; counter < 300_000; counter++) {
      const isOne = isProof(nonce, counter);
      const head = isOne || counter < 3000 ? createHash('sha256').update(`${nonce}.${counter}`).digest() : undefined;
      if (head) expect(isOne).toBe(head.readUInt16BE(0) === 0);
      if (head?.[0] === 0 && head[1] !== 0) lesser++;
      if (isOne) proofs++;
    }
    // About 300,000 / 65,536 are expected; more than 20 or none is practically impossible.
    expect(proofs).toBeGreaterThan(0);
    expect(proofs).toBeLessThan(20);
    expect(lesser).toBeGreaterThan(0);
  });

  test('has a new nonce each time, with the current time', () => {
    const nonces = new Set(Array.from({ length: 100 }, newNonce));
    expect(nonces.size).toBe(100);
    for (const nonce of nonces) expect(nonce).toMatch(/^\d{10}-[a-z0-9]{10,25}$/);
  });

  test('yields to the page while it works', async () => {
    const turns = vi.spyOn(globalThis, 'setTimeout');
    // The clock of this test is so fast that every read of it ends a slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const token = await proveWork(undefined, '1760000000-abcdefghij');
    const counter = Number(token.split('.')[2]);
    expect(turns.mock.calls.length).toBe(Math.floor(counter / 256));
    expect(turns.mock.calls.length).toBeGreaterThan(2);
    vi.restoreAllMocks();
  });

  test('stops when it is aborted', async () => {
    vi.spyOn(performance, 'now').mockImplementation(
      (
        (now) => () =>
          (now += 10)
      )(0),
    );
    const leaving = new AbortController();
    const proof = proveWork(leaving.signal, '1760000000-abcdefghij');
    const reason = new Error('left');
    leaving.abort(reason);
    await expect(proof).rejects.toBe(reason);
    vi.restoreAllMocks();
  });
});
