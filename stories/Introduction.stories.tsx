import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import preview from '../.storybook/preview';

const meta = preview.meta({
  title: 'Introduction',
  parameters: { simulator: false, options: { showPanel: false } },
});

interface Part {
  readonly name: string;
  readonly text: ReactNode;
}

const places: readonly Part[] = [
  {
    name: 'Design system',
    text: 'Looks and behaviour without any knowledge of parking: every part in every state, and the tokens behind them.',
  },
  {
    name: 'Features',
    text: 'Every screen in every state: whole pages at an address, answered by the simulator. A story’s play function proves that its state is really there, and compares figures with what the back office answers.',
  },
  {
    name: 'App',
    text: 'What makes it one application: starting, nothing open, a page that failed, a wrong deployment.',
  },
  { name: 'Flows', text: 'Journeys over several screens, from signing in on; they assert what comes out.' },
];

const switches: readonly Part[] = [
  { name: 'Language', text: 'Croatian or English; numbers, dates and the server’s own texts follow.' },
  { name: 'Theme', text: 'Light or dark. Both are designed, and axe checks both.' },
  { name: 'Person', text: 'Who is signed in: the simulator enforces what each may see, as the real server does.' },
  {
    name: 'Scenario',
    text: 'Which world: the usual one, an empty one, one with a single provider, one with long names.',
  },
  { name: 'Latency', text: 'How slow the server is, or that it fails.' },
];

const rules: readonly string[] = [
  'A story stands still: its clock is 20 November 2026, 10:00 in Zagreb, chance comes from a seed, and nothing moves under test.',
  'Calls go over HTTP and through the contract, never past it. A call that fails is a fault of the simulator, the same in a story, in the demo and in a test.',
  'Each story has a fresh world: what one changes no other sees.',
  'A picture of each story is in stories/__images__; npm run stories compares them, and npm run stories:update takes them anew.',
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

const Parts = ({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) => (
  <chakra.section layerStyle="card" p="6">
    <chakra.h2 textStyle="section" mb="4">
      {title}
    </chakra.h2>
    <List>
      {parts.map(({ name, text }) => (
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
          The back-office portal of a mobile parking, garage, park-ticket and sales service: its screens, its parts and
          its journeys, as they run, without a server. Every screen here is the portal itself; only the back office
          behind it is the simulator’s.
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" gap="2" mt="4">
          <StatusTag tone="neutral" label="Croatian and English" />
          <StatusTag tone="neutral" label="Light and dark" />
          <StatusTag tone="neutral" label="390, 820 and 1440 px" />
        </chakra.p>
      </chakra.header>
      <Parts title="What is where" parts={places} />
      <Parts title="The bar above each story" parts={switches} />
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
