import { BotCheckError } from './botCheckError.ts';

/** The timeout of a script in milliseconds. */
const timeLimit = 15_000;

const loading = new Map<string, Promise<void>>();

/** Loads a classic script once. Rejects with a {@link BotCheckError}; the next call then tries again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => {
      loading.delete(address);
      script.remove();
      reject(new BotCheckError('unreachable', new URL(address).host));
    };
    const timer = setTimeout(fail, timeLimit);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
  });
  script.src = address;
  script.async = true;
  document.head.append(script);
  loading.set(address, loaded);
  return loaded;
}
