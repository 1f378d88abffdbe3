import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { leaveOutAndReport } from '#design-system/missingPart.ts';
import type { DraftCalendarProps } from './DraftCalendar.tsx';

const DraftCalendar = lazyPart<DraftCalendarProps>(async () => {
  const [part] = await Promise.all([import('./DraftCalendar.tsx'), loadTexts(['hoursYear', 'calendar'])]);
  return part.DraftCalendar;
}, leaveOutAndReport);

/** A button that shows the typed period in the calendar. */
export function DraftPart(props: DraftCalendarProps) {
  const { t } = useTranslation('hours');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button type="button" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'gap.hide' : 'gap.show')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<TableSkeleton rows={6} columns={7} />}>
          <DraftCalendar {...props} />
        </Suspense>
      )}
    </>
  );
}
