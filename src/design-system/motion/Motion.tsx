import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

export { AnimatePresence } from 'framer-motion';
export * as m from 'framer-motion/m';

/**
 * The configuration of all motion: 160 ms, none with reduced motion. Only lazily loaded components import it, so that
 * no page's first load has the motion library.
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
