const key = 'auth-token';

/** Replaces local storage where the browser blocks it: the session then lasts as long as the page. */
let unstored: string | null = null;

const inStorage = <T>(access: (storage: Storage) => T, otherwise: () => T): T => {
  try {
    return access(localStorage);
  } catch {
    return otherwise();
  }
};

/** The token of the signed-in user in token mode, stored in local storage (behaviour 1.3), or null. */
export const storedToken = (): string | null => {
  const token =
    inStorage(
      (storage) => storage.getItem(key),
      () => null,
    ) ?? unstored;
  // A token has only printable characters; anything else is a broken entry and would make the header invalid.
  if (token === null || /^[\x21-\x7e]+$/.test(token)) return token;
  forgetToken();
  return null;
};

export const storeToken = (token: string) => {
  unstored = null;
  inStorage(
    (storage) => storage.setItem(key, token),
    () => {
      unstored = token;
    },
  );
};

export const forgetToken = () => {
  unstored = null;
  inStorage(
    (storage) => storage.removeItem(key),
    () => {},
  );
};
