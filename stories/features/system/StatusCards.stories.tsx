import { Box } from '@chakra-ui/react/box';
import { expect, within } from 'storybook/test';
import { GroupCard } from '#features/system/status/GroupCard.tsx';
import { OverallCard } from '#features/system/status/OverallCard.tsx';
import { TwoColumns } from '#features/system/status/TwoColumns.tsx';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { words } from '../../support/words.ts';

/** Every state of a group and of a test, including those that the simulator never has. */
const states = ['OK', 'WARNING', 'CRITICAL', 'PENDING', 'UNKNOWN', 'MAINTENANCE'];
const group = (name: string, state: string) => ({
  name,
  state,
  tests: states.map((one, place) => ({ name: `Provjera ${place + 1}`, state: one, code: `SP-0${place + 1}` })),
});

function EveryState() {
  return (
    <Box display="flex" flexDirection="column" gap="4" p="4">
      {states.map((state) => (
        <OverallCard key={state} groups={[{ ...group('SMS parking', state), tests: [] }]} />
      ))}
      <TwoColumns>
        <GroupCard group={group('SMS parking', 'PENDING')} />
        <GroupCard group={{ ...group('Neprekinutnaziv'.repeat(6), 'MAINTENANCE'), tests: [] }} />
      </TwoColumns>
    </Box>
  );
}

const meta = preview.meta({
  title: 'System/Status of a group – Status grupe',
  component: EveryState,
  globals: withoutCalls,
});

export const States = meta.story({
  play: async ({ canvas }) => {
    const tests = within(canvas.getByRole('region', { name: 'SMS parking' })).getAllByRole('listitem');
    await expect(tests.map(({ textContent }) => textContent?.replace(/^.*SP-0\d/, ''))).toEqual([
      words('U redu'),
      words('Upozorenje'),
      words('Kritično'),
      words('U provjeri'),
      words('Nepoznato'),
      words('Nepoznato (MAINTENANCE)'),
    ]);
    await expect(canvas.getAllByText(words('Stanje dijela sustava nije poznato'))).toHaveLength(2);
  },
});

export const StatesDark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
