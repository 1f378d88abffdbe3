import { Suspense } from 'react';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { leaveOutAndReport } from '#design-system/missingPart.ts';
import type { YearOfHoursProps } from './YearOfHours.tsx';
import { YearSkeleton } from './YearSkeleton.tsx';

const YearOfHours = lazyPart<YearOfHoursProps>(async () => {
  const [part] = await Promise.all([import('./YearOfHours.tsx'), loadTexts(['hoursYear', 'calendar'])]);
  return part.YearOfHours;
}, leaveOutAndReport);

/** The year of a zone or a garage, whose code comes when it is shown. */
export const YearPart = (props: YearOfHoursProps) => (
  <Suspense fallback={<YearSkeleton />}>
    <YearOfHours {...props} />
  </Suspense>
);
