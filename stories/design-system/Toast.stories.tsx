import { Box } from '@chakra-ui/react/box';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './Toast.md?raw';

function Toasts() {
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      <Button onClick={() => toast.success('Radno vrijeme uspješno je ažurirano.')}>Uspjeh</Button>
      <Button
        onClick={() =>
          toast.error('Datum početka ne smije biti stariji od 30 dana, a za više dana potreban je i pojam pretrage.')
        }
      >
        Greška
      </Button>
      <Button onClick={() => toast.info('Izvještaj se priprema.')}>Obavijest</Button>
    </Box>
  );
}
const meta = preview.meta({
  title: 'Design system/Toast',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Toasts,
  decorators: [padded],
  parameters: documented(usage),
});

const showAll = async ({
  canvas,
  userEvent,
}: {
  canvas: { getByRole: typeof screen.getByRole };
  userEvent: { click: (element: Element) => Promise<void> };
}) => {
  for (const name of ['Uspjeh', 'Greška', 'Obavijest']) await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByText('Izvještaj se priprema.')).toBeVisible());
};
export const All = meta.story({ play: showAll });
export const AllDark = meta.story({ tags: ['dark'], play: showAll, globals: { theme: 'dark' } });
export const AllPhone = meta.story({ tags: ['phone'], play: showAll, globals: { viewport: { value: 'phone' } } });
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = () => screen.queryAllByText(/uspješno je ažurirano/).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Uspjeh' }));
    await waitFor(() => expect(shown()).toBeGreaterThan(0));
    // Toasts of the previous story may still be shown, and disappear too.
    await waitFor(async () => {
      for (const close of screen.queryAllByRole('button', { name: words('Zatvori obavijest', 'Close notification') }))
        await userEvent.click(close);
      await expect(shown()).toBe(0);
    });
  },
});
