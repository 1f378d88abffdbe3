import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { type Coverage, countsOf, type Row } from './coverage.ts';
import { type CoverageState, stateLabel, stateNames } from './states.ts';

const all = 'all';

/** The page's frame and its heading, also while the stories are read. */
export const CoverageFrame = ({ children }: { readonly children: ReactNode }) => (
  <chakra.main display="flex" flexDirection="column" gap="4" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
    <header>
      <chakra.h1 textStyle="title">Coverage</chakra.h1>
      <chakra.p textStyle="text" color="fg.muted" mt="2" maxWidth="52rem">
        Every screen of the portal in every state. A snapshot leads to the story that shows the state; a sentence says
        why the state cannot occur on the screen; what has neither is missing.
      </chakra.p>
    </header>
    {children}
  </chakra.main>
);

const Figure = ({
  value,
  label,
  color,
}: {
  readonly value: number;
  readonly label: string;
  readonly color: string;
}) => (
  <Flex
    direction="column-reverse"
    justify="flex-end"
    layerStyle="card"
    px="4"
    py="3"
    minWidth="0"
    flex={{ base: '1', md: '0 0 11rem' }}
  >
    <chakra.dt textStyle="label" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="figure" color={color}>
      {value}
    </chakra.dd>
  </Flex>
);

function Figures({ rows, states }: { readonly rows: readonly Row[]; readonly states: readonly CoverageState[] }) {
  const { story, reason, missing } = countsOf(rows, states);
  return (
    <chakra.dl display="flex" gap="3">
      <Figure value={story} label="Shown by a story" color="success.fg" />
      <Figure value={reason} label="With a reason" color="fg" />
      <Figure value={missing} label="Missing" color="warning.fg" />
    </chakra.dl>
  );
}

interface CoveragePageProps {
  readonly coverage: Coverage;
  /** The address of a snapshot by its path below `stories/__snapshots__`. */
  readonly addressOf: (snapshot: string) => string;
}

/** Every screen in every state, with counts, and filters by area and by state. */
export function CoveragePage({ coverage: { rows, problems }, addressOf }: CoveragePageProps) {
  const [area, setArea] = useState(all);
  const [state, setState] = useState<CoverageState | typeof all>(all);
  const [isMissingOnly, setMissingOnly] = useState(false);
  const states = state === all ? stateNames : [state];
  const areas = [...new Set(rows.map(({ screen }) => screen.area))];
  const inArea = rows.filter(({ screen }) => area === all || screen.area === area);
  const shown = inArea.filter((row) => !isMissingOnly || countsOf([row], states).missing > 0);
  return (
    <CoverageFrame>
      {problems.length > 0 && (
        <FormBanner tone="danger" title="The list of reasons is not right">
          <chakra.ul listStyleType="disc" ps="5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </chakra.ul>
        </FormBanner>
      )}
      <Figures rows={inArea} states={states} />
      <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="3">
        <SelectField
          label="Area"
          value={area}
          options={[{ value: all, label: 'All areas' }, ...areas.map((value) => ({ value, label: value }))]}
          onChange={setArea}
        />
        <SelectField
          label="State"
          value={state}
          options={[
            { value: all, label: 'All states' },
            ...stateNames.map((value) => ({ value, label: stateLabel(value) })),
          ]}
          onChange={(value) => setState(value as typeof state)}
        />
        <Checkbox label="Only screens with missing states" checked={isMissingOnly} onChange={setMissingOnly} />
      </Flex>
      {shown.length > 0 ? (
        <CoverageTable rows={shown} states={states} addressOf={addressOf} />
      ) : (
        <Box layerStyle="card" px="4" py="6" textStyle="text" color="fg.muted">
          None of these screens has a missing state.
        </Box>
      )}
    </CoverageFrame>
  );
}
