import { faultPresets } from '#simulator/faults/faultPresets.ts';
import { scenarios } from '#simulator/scenarios/index.ts';
import { type Language, textsOf } from '#simulator/texts/texts.ts';
import { toolbars } from '../../../.storybook/toolbars.ts';
import { Table } from './Table.tsx';

interface ToolbarTableProps {
  /** The heads of the two columns. */
  readonly head: readonly [name: string, description: string];
  readonly language: Language;
}

/** The users of the toolbar. Their names and titles are in English, as in the toolbar. */
export const Users = ({ head }: Pick<ToolbarTableProps, 'head'>) => (
  <Table
    label={head[0]}
    head={head}
    rows={toolbars.user.toolbar.items.map(({ value, title }) => ({ key: value, cells: [value, title] }))}
  />
);

/** The scenarios of the toolbar, with what the simulator says about each. */
export function Scenarios({ head, language }: ToolbarTableProps) {
  const texts = textsOf(language);
  const rows = scenarios.map(({ id }) => ({
    key: id,
    cells: [texts(`scenario.${id}.title`), texts(`scenario.${id}.description`)],
  }));
  return <Table label={head[0]} head={head} rows={rows} />;
}

/** The presets of faults of the toolbar, with what the simulator says about each. */
export function Faults({ head, language }: ToolbarTableProps) {
  const texts = textsOf(language);
  const rows = faultPresets.map(({ id }) => ({
    key: id,
    cells: [texts(`preset.${id}.title`), texts(`preset.${id}.description`)],
  }));
  return <Table label={head[0]} head={head} rows={rows} />;
}
