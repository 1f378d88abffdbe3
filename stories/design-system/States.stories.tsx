import MapPin from 'lucide-react/icons/map-pin';
import { expect, fn } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './States.md?raw';

const meta = preview.meta({
  title: 'Design system/Empty and failed',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: ErrorState,
  subcomponents: { EmptyState },
  decorators: [padded],
  parameters: documented(usage),
});

const empty = (
  <Section title="Usluge">
    <EmptyState
      title="Nema prodaje u odabranom razdoblju"
      text="Između 1. i 3. siječnja 2026. odabrani kanali nisu prodali ništa. Proširite razdoblje ili odaberite više kanala."
      action={<Button size="sm">Prikaži cijeli mjesec</Button>}
    />
  </Section>
);
export const Empty = meta.story({ render: () => empty });
export const EmptyDark = meta.story({ tags: ['dark'], render: () => empty, globals: { theme: 'dark' } });
export const EmptyCompact = meta.story({
  render: () => <EmptyState compact icon={<MapPin size={20} />} title="Zona još nema granice" />,
});

const retry = fn();
export const Failed = meta.story({
  render: () => (
    <Section title="Usluge">
      <ErrorState onRetry={retry} detail="GET /api/dashboard/ukupno-po-uslugama/ → 503" />
    </Section>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words('Podaci se nisu učitali', 'The data did not load'));
    await userEvent.click(canvas.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText(words('Tehničke pojedinosti')));
    await expect(canvas.getByText(/503/)).toBeVisible();
  },
});
export const FailedDark = meta.story({
  tags: ['dark'],
  args: { onRetry: fn(), title: 'Poslužitelj ne odgovara', text: 'Pokušajte za nekoliko minuta.' },
  globals: { theme: 'dark' },
});
export const FailedEnglish = meta.story({ tags: ['english'], args: { onRetry: fn() }, globals: { language: 'en' } });
export const Retrying = meta.story({
  tags: ['loading'],
  args: { onRetry: fn(), retrying: true },
  parameters: { snapshot: 'busy' },
});
export const WithoutRetry = meta.story({
  args: {
    compact: true,
    title: 'Nemate pristup računima',
    text: 'Ovaj pružatelj ne izdaje vlastite račune.',
    action: <Button size="sm">Natrag na pružatelja</Button>,
  },
});
