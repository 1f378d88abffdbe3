import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetToken, storedToken, storeToken } from './session.ts';
import { memoryStorage } from './testStorage.ts';

describe('the token', () => {
  let storage = memoryStorage();
  beforeEach(() => {
    storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    forgetToken();
    vi.unstubAllGlobals();
  });

  test('is kept in local storage under auth-token', () => {
    expect(storedToken()).toBeNull();
    storeToken('abc123');
    expect([...storage.entries]).toEqual([['auth-token', 'abc123']]);
    expect(storedToken()).toBe('abc123');
    forgetToken();
    expect(storedToken()).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  test.each(['', 'two words', 'line\nbreak', 'č', '{"token": "x"}'])('that is broken (%j) is dropped', (broken) => {
    storage.entries.set('auth-token', broken);
    expect(storedToken()).toBeNull();
    expect(storage.entries.has('auth-token')).toBe(false);
  });

  test('lasts as long as the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storedToken()).toBeNull();
    storeToken('abc123');
    expect(storedToken()).toBe('abc123');
    forgetToken();
    expect(storedToken()).toBeNull();
  });

  test('in memory never outlives a stored one', () => {
    vi.stubGlobal('localStorage', undefined);
    storeToken('in-memory');
    vi.stubGlobal('localStorage', storage);
    storeToken('stored');
    storage.entries.clear();
    expect(storedToken()).toBeNull();
  });
});
