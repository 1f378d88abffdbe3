import { useEffect, useState } from 'react';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { CoverageFrame, CoveragePage } from './CoveragePage.tsx';
import { type Coverage, coverageOf } from './coverage.ts';
import { reasons } from './reasons.ts';
import { screens } from './screens.ts';
import { loadShownStories } from './shownStories.ts';

/** Where Storybook serves `stories/__snapshots__` (.storybook/main.ts). */
const addressOf = (snapshot: string) => `./snapshots/${snapshot}`;

/** The coverage of the portal as its stories are. */
export function PortalCoverage() {
  const [coverage, setCoverage] = useState<Coverage>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isUnmounted = false;
    loadShownStories().then(
      (stories) => {
        if (!isUnmounted) setCoverage(coverageOf({ screens, stories, reasons }));
      },
      (error: unknown) => {
        if (!isUnmounted) setFailure(String(error));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (coverage) return <CoveragePage coverage={coverage} addressOf={addressOf} />;
  return (
    <CoverageFrame>
      {failure === undefined ? (
        <TableSkeleton rows={8} columns={6} />
      ) : (
        <ErrorState
          title="The stories could not be read"
          text="A story module did not load. Reload the page; if it fails again, the module has an error."
          detail={failure}
        />
      )}
    </CoverageFrame>
  );
}
