import { approveHours } from './approveHours.ts';
import { borderOverlaps } from './borderOverlaps.ts';
import { monthEnd } from './monthEnd.ts';
import { newPartner } from './newPartner.ts';
import { outage } from './outage.ts';
import type { Rehearsal } from './rehearsal.ts';
import { rejectAndAmend } from './rejectAndAmend.ts';
import { seasonCopied } from './seasonCopied.ts';
import { sessionExpires } from './sessionExpires.ts';

/** All rehearsals, in the order of the console (behaviour 23.24). */
export const rehearsals: readonly Rehearsal[] = [
  approveHours,
  rejectAndAmend,
  seasonCopied,
  borderOverlaps,
  outage,
  sessionExpires,
  monthEnd,
  newPartner,
];
