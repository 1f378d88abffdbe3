import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { withoutCalls } from '../.storybook/globals.ts';
import preview from '../.storybook/preview';

const meta = preview.meta({
  title: 'Introduction',
  globals: withoutCalls,
  parameters: { options: { showPanel: false } },
});

interface Entry {
  readonly name: string;
  readonly text: ReactNode;
}

const sections: readonly Entry[] = [
  {
    name: 'Dashboard to Accounts',
    text: 'Every screen in every state, by the area of the portal: whole pages at an address, with data from the simulator. A story’s play function asserts its state and compares figures with the simulator’s responses. The search finds a screen by its Croatian name too.',
  },
  { name: 'Reporting', text: 'What the reports of all areas share: filters, charts by interval, files.' },
  {
    name: 'App',
    text: 'The application around the pages: start-up, unknown paths, a page that throws, a broken configuration.',
  },
  { name: 'Flows', text: 'Tasks over several screens, beginning with signing in; each asserts its result.' },
  { name: 'Variants', text: 'Screens in the languages, themes and widths that their own stories leave out.' },
  {
    name: 'Design system',
    text: 'Components without any knowledge of parking, each in every state, and the tokens that they use.',
  },
  { name: 'Simulator', text: 'The console with which support staff demonstrate and rehearse.' },
];

const toolbar: readonly Entry[] = [
  { name: 'Language', text: 'Croatian or English; numbers, dates and the server’s own texts follow.' },
  { name: 'Theme', text: 'Light or dark. Both are designed, and axe checks both.' },
  { name: 'User', text: 'Who is signed in. The simulator enforces the user’s permissions, as the real server does.' },
  {
    name: 'Scenario',
    text: 'Which data the simulator starts with: the default, none, a single provider, long names and others.',
  },
  { name: 'Latency', text: 'How long each call takes.' },
  { name: 'Faults', text: 'How calls fail: the presets of the simulator’s console.' },
];

const rules: readonly string[] = [
  'A story is deterministic: its clock shows 20 November 2026, 10:00 in Zagreb, random numbers come from a seed, and nothing moves under test.',
  'Calls go over HTTP and through the contract. A failing call is a fault rule of the simulator, the same in a story, in the demo and in a test.',
  'What a story needs of user, scenario, latency and faults it fixes: the toolbar shows it and takes no other. All else can be chosen.',
  'Each story starts with a reset simulator, so that no story sees the changes of another.',
  'Each story has a snapshot in stories/__snapshots__: npm run stories compares it, npm run stories:update writes it again.',
];

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '10rem 1fr' },
    columnGap: '6',
    rowGap: { base: '1', md: '3' },
    textStyle: 'text',
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted', marginBottom: { base: '3', md: '0' } },
  },
});

const EntryList = ({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) => (
  <chakra.section layerStyle="card" p="6">
    <chakra.h2 textStyle="section" mb="4">
      {title}
    </chakra.h2>
    <List>
      {entries.map(({ name, text }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  </chakra.section>
);

/** What is here, and how to read it. */
export const Introduction = meta.story({
  render: () => (
    <chakra.main
      display="flex"
      flexDirection="column"
      gap="4"
      maxWidth="56rem"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '6', md: '12' }}
    >
      <chakra.header mb="2">
        <chakra.h1 textStyle="title">Partner portal</chakra.h1>
        <chakra.p textStyle="text" color="fg.muted" mt="2" maxWidth="44rem">
          The back-office portal of a mobile parking, garage, park-ticket and sales service: its screens, its components
          and its flows, without a server. Every screen here is the portal itself; only the back office behind it is
          simulated.
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" gap="2" mt="4">
          <StatusTag tone="neutral" label="Croatian and English" />
          <StatusTag tone="neutral" label="Light and dark" />
          <StatusTag tone="neutral" label="390, 820 and 1440 px" />
        </chakra.p>
      </chakra.header>
      <EntryList title="Sections" entries={sections} />
      <EntryList title="The toolbar above each story" entries={toolbar} />
      <chakra.section layerStyle="card" p="6">
        <chakra.h2 textStyle="section" mb="4">
          How the stories work
        </chakra.h2>
        <chakra.ul display="grid" gap="2.5" textStyle="text" color="fg.muted" listStyleType="disc" ps="5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </chakra.ul>
      </chakra.section>
    </chakra.main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Partner portal');
  },
});
