import { digest } from '../data/digest.ts';
import type { World } from '../world/world.ts';

/** A proof of work is `pow.<nonce>.<counter>`, the nonce `<unix seconds>-<random text>`. */
const proof = /^pow\.((\d{1,12})-[\w-]{1,64})\.(\d{1,12})$/;
const validForSeconds = 10 * 60;
/** A page's clock may run a little ahead. */
const aheadSeconds = 60;

/**
 * Returns whether a bot-check token is valid, which it is once: one that the simulator issued, or the portal's own
 * proof of work, whose `<nonce>.<counter>` has a SHA-256 that begins with 16 zero bits and whose nonce is not older
 * than ten minutes.
 */
export async function isSolved(token: string, world: World, now: Date): Promise<boolean> {
  const issued = world.captcha.get(token);
  if (issued) {
    if (issued.isUsed) return false;
    world.captcha.change(token, { isUsed: true });
    return true;
  }
  const [, nonce, seconds, counter] = proof.exec(token) ?? [];
  if (nonce === undefined) return false;
  const age = now.getTime() / 1000 - Number(seconds);
  if (age > validForSeconds || age < -aheadSeconds) return false;
  if (!(await digest(`${nonce}.${counter}`)).startsWith('0000')) return false;
  // Checked again after the hash: the same proof may have been sent twice at once.
  if (world.captcha.get(token)) return false;
  world.captcha.add({ token, isUsed: true });
  return true;
}
