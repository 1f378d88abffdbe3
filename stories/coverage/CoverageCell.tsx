import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Cell } from './coverage.ts';

const Frame = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    aspectRatio: '8 / 5',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l1',
    bg: 'bg.muted',
    textStyle: 'xs',
    color: 'fg.muted',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

const Reason = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted', textWrap: 'pretty' } });

const nameOf = (label: string) => label.split(' / ').at(-1);

/** A story's snapshot; its name where it has none, or where none is written yet. */
function Thumbnail({ label, snapshot }: { readonly label: string; readonly snapshot: string | undefined }) {
  const [isMissing, setMissing] = useState(snapshot === undefined);
  if (isMissing)
    return (
      <Frame px="2" borderStyle="dashed">
        {nameOf(label)}
      </Frame>
    );
  return (
    <Frame>
      <chakra.img
        src={snapshot}
        alt=""
        loading="lazy"
        decoding="async"
        width="full"
        height="full"
        objectFit="cover"
        objectPosition="top"
        onError={() => setMissing(true)}
      />
    </Frame>
  );
}

interface CoverageCellProps {
  readonly cell: Cell;
  /** The screen and the state, for screen readers. */
  readonly place: string;
  /** The address of a snapshot by its path below `stories/__snapshots__`. */
  readonly addressOf: (snapshot: string) => string;
}

/** A screen in a state: the story's snapshot as a link to it, the reason why it has none, or that it is missing. */
export function CoverageCell({ cell, place, addressOf }: CoverageCellProps) {
  if (cell.kind === 'reason') return <Reason>{cell.text}</Reason>;
  if (cell.kind === 'missing')
    return (
      <Frame borderStyle="dashed" borderColor="warning.border" bg="warning.bg" color="warning.fg" fontWeight="medium">
        Missing
      </Frame>
    );
  const { id, label, snapshot } = cell.story;
  return (
    <chakra.a
      href={`./?path=/story/${id}`}
      // Storybook's manager is the page around this one.
      target="_top"
      title={label}
      aria-label={`${place}: ${label}`}
      display="block"
      borderRadius="l1"
      _hover={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
    >
      <Thumbnail label={label} snapshot={snapshot && addressOf(snapshot)} />
    </chakra.a>
  );
}
