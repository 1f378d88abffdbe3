import type { ChannelReport } from '#api/contract/reports.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { SectionState, type sectionQuery, useSectionQuery } from '#features/pages/index.ts';
import type { Compared } from '../comparedQuery.ts';
import { ChannelBreakdown } from './ChannelBreakdown.tsx';

interface LoadedChannelsProps {
  readonly label: string;
  readonly query: ReturnType<typeof sectionQuery<Compared<ChannelReport>>>;
  /** As of `ChannelBreakdown`. */
  readonly sharesFirst?: boolean;
}

/** A row's sales channels, loaded when it opens. */
export function LoadedChannels({ label, query, sharesFirst = false }: LoadedChannelsProps) {
  const channels = useSectionQuery(query);
  return (
    <SectionState query={channels} skeleton={<TableSkeleton rows={6} columns={4} />}>
      {({ primary, compare, filters }) => (
        <ChannelBreakdown
          label={label}
          filters={filters}
          primary={primary.rows}
          compare={compare === null ? null : compare.rows}
          sharesFirst={sharesFirst}
        />
      )}
    </SectionState>
  );
}
