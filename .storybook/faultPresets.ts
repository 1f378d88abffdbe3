import type { Fault } from '#simulator/faults.ts';

/** What the toolbar's "Latency" offers: how the simulator responds in all stories that set no faults themselves. */
export const faultPresets: Readonly<Record<string, { readonly title: string; readonly faults: Fault[] }>> = {
  '0': { title: 'Instant', faults: [] },
  '300': { title: '300 ms', faults: [{ path: '/**', delay_ms: 300 }] },
  '1500': { title: '1.5 s', faults: [{ path: '/**', delay_ms: 1500 }] },
  failing: {
    title: 'Slow and failing',
    faults: [
      { path: '/auth/**', delay_ms: 1500 },
      { path: '/**', delay_ms: 1500, status: 503 },
    ],
  },
};
