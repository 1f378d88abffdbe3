import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

export { AnimatePresence } from 'framer-motion';
export * as m from 'framer-motion/m';

/**
 * Around everything that opens and closes: 160 ms, none with reduced motion. Imported only by parts that are fetched
 * when they are first opened, so that no page starts with the motion library.
 */
export function Motion({ children }: { children: ReactNode }) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig
        reducedMotion={reduced ? 'always' : 'never'}
        transition={reduced ? { duration: 0 } : { duration: 0.16, ease: [0.2, 0, 0, 1] }}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
