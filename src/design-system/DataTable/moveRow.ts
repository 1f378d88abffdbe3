import { animate } from 'framer-motion/dom/mini';

const seconds = 0.18;

const stillMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens or closes the clip of an expanded row, at once with reduced motion. Calls `settled` when it has ended; returns
 * what stops it before that.
 */
export function moveRow(clip: HTMLElement, open: boolean, settled: () => void): (() => void) | undefined {
  if (stillMotion()) {
    settled();
    return undefined;
  }
  const release = () => {
    clip.style.height = '';
    clip.style.overflow = '';
  };
  const full = clip.scrollHeight;
  clip.style.overflow = 'hidden';
  const motion = animate(
    clip,
    { height: open ? ['0px', `${full}px`] : [`${clip.offsetHeight}px`, '0px'] },
    { duration: seconds, ease: [0.2, 0, 0, 1] },
  );
  let current = true;
  motion.finished.then(() => {
    if (!current) return;
    release();
    settled();
  });
  return () => {
    current = false;
    motion.stop();
    release();
  };
}
