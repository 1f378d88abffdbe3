import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import CircleCheck from 'lucide-react/icons/circle-check';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { Switch } from '#design-system/Field/Switch.tsx';
import { TextArea } from '#design-system/Field/TextArea.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { inForm } from './decorators.tsx';
import usage from './Field.md?raw';

const meta = preview.meta({
  title: 'Design system/Fields',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: TextField,
  subcomponents: { PasswordField, TextArea, ChoiceField, Checkbox, Switch, FormBanner },
  decorators: [inForm],
  args: { label: 'Korisničko ime', name: 'username', onChange: fn() },
  parameters: documented(usage),
});

export const Text = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Korisničko ime' }), 'ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana');
  },
});
export const WithHint = meta.story({ args: { hint: 'Ono kojim se prijavljujete u mobilnu aplikaciju.' } });
export const Required = meta.story({ args: { required: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'operator' } });
export const ServerError = meta.story({
  args: {
    defaultValue: 'operater',
    error: 'Korisnik s tim imenom ne postoji. Provjerite jeste li ga ispravno upisali.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Korisničko ime' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Korisnik s tim imenom ne postoji/);
  },
});
export const SearchBox = meta.story({
  args: {
    label: 'Traži obračune',
    labelHidden: true,
    type: 'search',
    placeholder: 'Naziv obračuna',
    icon: <Search size={16} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Traži obračune' })).toBeVisible();
  },
});

export const Password = meta.story({
  render: () => (
    <PasswordField label="Lozinka" name="password" autoComplete="current-password" defaultValue="demo-1234" />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Lozinka');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: words('Prikaži lozinku') }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: words('Sakrij lozinku') }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});

function Ticked({ start = false, error }: { start?: boolean | 'indeterminate'; error?: string }) {
  const [checked, setChecked] = useState<boolean | 'indeterminate'>(start);
  return <Checkbox label="Usporedi s drugim razdobljem" checked={checked} onChange={setChecked} error={error} />;
}
export const Tick = meta.story({
  render: () => <Ticked />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Usporedi s drugim razdobljem' });
    await userEvent.click(canvas.getByText('Usporedi s drugim razdobljem'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
  },
});
export const TickMixed = meta.story({
  render: () => <Ticked start="indeterminate" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBePartiallyChecked());
  },
});

const Form = () => {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <FormBanner>Prijava nije uspjela. Provjerite korisničko ime i lozinku.</FormBanner>
        <TextField label="Korisničko ime" name="username" required autoComplete="username" defaultValue="operator" />
        <PasswordField
          label="Lozinka"
          name="password"
          error="Lozinka mora imati najmanje 8 znakova."
          defaultValue="demo"
        />
        <TextField label="Količina" name="quantity" end={<Span pe="2">€</Span>} hint="Bez poreza." />
        <Checkbox
          label="Zapamti me na ovom uređaju"
          checked
          onChange={() => {}}
          hint="Ne koristite na tuđem računalu."
        />
        <Checkbox
          label="Prihvaćam uvjete"
          checked={false}
          onChange={() => {}}
          error="Bez prihvaćanja uvjeta ne možete dalje."
        />
        <Checkbox label="Nedostupno" checked onChange={() => {}} disabled />
        <SubmitButton fullWidth>Prijava</SubmitButton>
        <output aria-label="Poslano">{sent}</output>
      </Box>
    </form>
  );
};
export const InAForm = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter in a field submits', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: /Korisničko ime/ }));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status', { name: 'Poslano' })).toHaveTextContent('1');
    });
    await step('the banner is an alert', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Prijava nije uspjela');
    });
  },
});
export const InAFormDark = meta.story({ tags: ['dark'], render: () => <Form />, globals: { theme: 'dark' } });
export const Sending = meta.story({
  tags: ['loading'],
  render: () => <SubmitButton busy>Spremanje</SubmitButton>,
  parameters: { snapshot: 'busy' },
});

const Banners = () => (
  <Box display="flex" flexDirection="column" gap="3">
    <FormBanner>Radno vrijeme se preklapa s postojećim.</FormBanner>
    <FormBanner tone="warning" title="Odabrano je 6 od 8 kanala">
      Zbrojevi ne obuhvaćaju sve kanale prodaje.
    </FormBanner>
    <FormBanner tone="success" icon={<CircleCheck size={16} aria-hidden />}>
      Zahtjev je poslan na odobrenje.
    </FormBanner>
    <FormBanner tone="info">Stvarno vrijeme naplate preuzima se iz središnjeg sustava.</FormBanner>
  </Box>
);
export const AllBanners = meta.story({ render: () => <Banners /> });
export const AllBannersDark = meta.story({ tags: ['dark'], render: () => <Banners />, globals: { theme: 'dark' } });

/** Several lines; it grows with what is written. */
export const SeveralLines = meta.story({
  render: function Several() {
    const [value, setValue] = useState(
      'Potvrde o plaćanju stižu s kašnjenjem.\nParkiranje je plaćeno u trenutku slanja poruke.',
    );
    return <TextArea label="Opis" hint="Redovi ostaju kako su upisani." value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Opis' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, '{Enter}1{Enter}2{Enter}3{Enter}4');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    (area as HTMLElement).blur();
  },
});

const groups = [
  { value: 'PARKING', label: 'Parking' },
  { value: 'GARAZE', label: 'Garaže' },
];

/** A select, before and after a choice, and with an error. */
export const Choice = meta.story({
  render: function Choices() {
    const [value, setValue] = useState('');
    return (
      <Box display="flex" flexDirection="column" gap="4">
        <ChoiceField
          label="Grupa usluga"
          placeholder="Odaberite grupu"
          options={groups}
          value={value}
          onChange={setValue}
        />
        <ChoiceField
          label="Razina"
          placeholder="Odaberite razinu"
          options={groups}
          value=""
          onChange={setValue}
          error="Odaberite razinu."
        />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grupa usluga' }), 'Garaže');
    await expect(canvas.getByRole('combobox', { name: 'Grupa usluga' })).toHaveDisplayValue('Garaže');
    await expect(canvas.getByRole('combobox', { name: 'Razina' })).toHaveAccessibleDescription('Odaberite razinu.');
  },
});

/** On, off, and disabled. */
export const Switches = meta.story({
  render: function AllSwitches() {
    const [on, setOn] = useState(false);
    return (
      <Box display="flex" flexDirection="column" gap="4">
        <Switch
          label="Čarobni gumb"
          description="Uključuje čarobne gumbe za odabir razdoblja"
          checked={on}
          onChange={setOn}
        />
        <Switch label="Garaže" checked={false} onChange={() => {}} />
        <Switch label="Prodaja" checked disabled onChange={() => {}} />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Čarobni gumb' });
    await expect(control).toHaveAccessibleDescription('Uključuje čarobne gumbe za odabir razdoblja');
    await userEvent.click(canvas.getByText('Uključuje čarobne gumbe za odabir razdoblja'));
    await expect(control).toBeChecked();
    (control as HTMLElement).blur();
  },
});
