import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { BorderComparison } from '../borders/BorderComparison.tsx';
import type { BorderNames } from '../borders/BorderLegend.tsx';
import type { ReviewSide } from '../review.ts';

interface BorderReviewProps {
  readonly label: string;
  readonly request: ChangeRequest;
  readonly neighbours: readonly ZoneBorder[] | undefined;
  /** The heads of the columns of other reviews, which name the maps here. */
  readonly names: BorderNames;
}

/** Returns a border before or after a request: a removed or missing one has no polygons. */
const borderOf = (side: ReviewSide): ZoneBorder | null => side as ZoneBorder | null;

/** The border of a request, before, after and, when it is outdated, now. A module of its own, with what measures it. */
export const BorderReview = ({ label, request: { before, now, after }, neighbours, names }: BorderReviewProps) => (
  <BorderComparison
    label={label}
    approved={borderOf(before)}
    now={now === undefined ? undefined : borderOf(now)}
    requested={borderOf(after)}
    neighbours={neighbours}
    names={names}
    height={340}
  />
);
