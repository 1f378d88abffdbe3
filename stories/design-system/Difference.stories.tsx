import { Box } from '@chakra-ui/react/box';
import { expect } from 'storybook/test';
import { Difference } from '#design-system/Difference/Difference.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import usage from './Difference.md?raw';
import { padded } from './decorators.tsx';

const meta = preview.meta({
  title: 'Design system/Difference',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Difference,
  decorators: [padded],
  args: { value: 12316, text: '+12.316' },
  parameters: documented(usage),
});
const All = () => (
  <Box layerStyle="card" display="grid" gap="3" p="4" width="14rem" textStyle="table" justifyItems="end">
    <Difference value={12316} text="+12.316" />
    <Difference value={-1168} text="−1.168" />
    <Difference value={0} text="0" />
    <Difference value={7.16} text="+7,16 %" plain />
    <Difference value={100} text="+100,00 %" mark="new" plain />
    <Difference value={-100} text="−100,00 %" mark="gone" plain />
    <Difference value={39400} text="+39.400,00" strong />
  </Box>
);
export const Rise = meta.story();
export const All_ = meta.story({
  name: 'All',
  render: () => <All />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12.316')).toHaveAttribute('data-tone', 'rise');
    await expect(canvas.getByText('−1.168')).toHaveAttribute('data-tone', 'fall');
    await expect(canvas.getByText('0')).toHaveAttribute('data-tone', 'fall');
  },
});
export const AllDark = meta.story({ tags: ['dark'], render: () => <All />, globals: { theme: 'dark' } });
