import { Box } from '@chakra-ui/react/box';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { PrefetchContext } from '#design-system/Link/prefetch.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import usage from './Button.md?raw';
import { at, padded } from './decorators.tsx';

const variants = ['solid', 'outline', 'ghost', 'subtle', 'plain'] as const;
const clicked = fn();
const meta = preview.meta({
  title: 'Design system/Button',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Button,
  subcomponents: { IconButton, LinkButton, SubmitButton },
  decorators: [padded],
  // A spy among the args is reported to Storybook's panel of actions, which cannot hold an event.
  args: { children: 'Preuzmi', onClick: () => clicked() },
  beforeEach: () => {
    clicked.mockClear();
  },
  parameters: documented(usage),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preuzmi' }));
    await expect(clicked).toHaveBeenCalledOnce();
  },
});

const Gallery = () => (
  <Box display="flex" flexDirection="column" gap="4">
    {(['md', 'sm', 'xs'] as const).map((size) => (
      <Box key={size} display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {variants.map((variant) => (
          <Button key={variant} size={size} variant={variant} icon={<Search aria-hidden />}>
            Traži
          </Button>
        ))}
        <Button size={size} variant="solid" tone="danger" icon={<Trash aria-hidden />}>
          Ukloni
        </Button>
        <Button size={size} disabled>
          Nedostupno
        </Button>
        <IconButton size={size} label="Preuzmi" icon={<Download aria-hidden />} />
        <IconButton size={size} variant="ghost" label="Preuzmi bez okvira" icon={<Download aria-hidden />} />
      </Box>
    ))}
    <Box maxWidth="24rem">
      <SubmitButton fullWidth>Prijava</SubmitButton>
    </Box>
  </Box>
);
export const Gallery_ = meta.story({ name: 'Gallery', render: () => <Gallery /> });
export const GalleryDark = meta.story({ tags: ['dark'], render: () => <Gallery />, globals: { theme: 'dark' } });

export const Busy = meta.story({
  tags: ['loading'],
  args: { busy: true, variant: 'solid' },
  parameters: { snapshot: 'busy' },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Preuzmi' });
    await step('shows that it is busy, and does nothing', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(clicked).not.toHaveBeenCalled();
    });
    await step('keeps the focus', async () => {
      button.focus();
      await expect(button).toHaveFocus();
    });
  },
});

const prefetch = fn();
export const AsLink = meta.story({
  decorators: [at('/parking')],
  render: () => (
    <PrefetchContext value={prefetch}>
      <LinkButton to="/parking/provider/3" size="sm">
        Detalji
      </LinkButton>
    </PrefetchContext>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Detalji' });
    await expect(link).toHaveAttribute('href', '/parking/provider/3');
    await userEvent.hover(link);
    await waitFor(() => expect(prefetch).toHaveBeenCalledWith('/parking/provider/3'));
  },
});
