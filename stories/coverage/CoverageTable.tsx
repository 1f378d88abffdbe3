import { chakra } from '@chakra-ui/react/styled-system';
import { CoverageCell } from './CoverageCell.tsx';
import type { Row } from './coverage.ts';
import { screenLabel } from './screens.ts';
import { type CoverageState, stateLabel } from './states.ts';

/** Scrolls both ways below its head and beside its first column. */
const Scroller = chakra('div', {
  base: {
    layerStyle: 'card',
    width: 'fit-content',
    maxWidth: 'full',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 2rem)',
    scrollPaddingInlineStart: { base: '7rem', md: '15rem' },
    scrollPaddingBlockStart: '3rem',
  },
});

const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'table',
    '& th, & td': { padding: '2', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: '1',
      bg: 'bg.raised',
      textStyle: 'label',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '2',
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      width: { base: '7rem', md: '15rem' },
      minWidth: { base: '7rem', md: '15rem' },
      maxWidth: { base: '7rem', md: '15rem' },
    },
    '& thead th:first-of-type': { zIndex: '3', bg: 'bg.raised' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& td': { minWidth: '9rem', maxWidth: '9rem' },
    // A single state has place for larger snapshots.
    '&[data-single] td': { minWidth: { base: '13rem', md: '26rem' }, maxWidth: { base: '13rem', md: '26rem' } },
  },
});

const ScreenHead = ({ screen: { name, path, area } }: Pick<Row, 'screen'>) => (
  <th scope="row">
    <chakra.span display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
      {area}
    </chakra.span>
    <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
      {screenLabel(name)}
    </chakra.span>
    <chakra.code
      display={{ base: 'none', md: 'block' }}
      mt="1"
      textStyle="xs"
      fontWeight="normal"
      fontFamily="mono"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {path}
    </chakra.code>
  </th>
);

interface CoverageTableProps {
  readonly rows: readonly Row[];
  readonly states: readonly CoverageState[];
  /** The address of a snapshot by its path below `stories/__snapshots__`. */
  readonly addressOf: (snapshot: string) => string;
}

/** A row for each screen, a column for each state. */
export const CoverageTable = ({ rows, states, addressOf }: CoverageTableProps) => (
  <Scroller>
    <Table aria-label="Screens in their states" data-single={states.length === 1 ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {stateLabel(state)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ screen, cells }) => (
          <tr key={screen.name}>
            <ScreenHead screen={screen} />
            {states.map((state) => (
              <td key={state}>
                <CoverageCell
                  cell={cells[state]}
                  place={`${screenLabel(screen.name)}, ${stateLabel(state).toLowerCase()}`}
                  addressOf={addressOf}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
