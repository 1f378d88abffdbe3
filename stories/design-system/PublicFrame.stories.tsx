import { Box } from '@chakra-ui/react/box';
import { fn } from 'storybook/test';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { PublicFrame } from '#design-system/PublicFrame/PublicFrame.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import usage from './PublicFrame.md?raw';

const meta = preview.meta({
  title: 'Design system/Public frame',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: PublicFrame,
  args: {
    productName: 'Portal za partnere',
    title: 'Prijava',
    text: 'Prijavite se korisničkim imenom koje ste dobili od podrške.',
    language: 'hr' as const,
    onLanguageChange: fn(),
    footer: '© 2026. Mobilne usluge parkiranja d.o.o.',
    children: (
      <Box display="flex" flexDirection="column" gap="4">
        <TextField label="Korisničko ime" />
        <PasswordField label="Lozinka" />
        <SubmitButton fullWidth>Prijava</SubmitButton>
      </Box>
    ),
  },
  parameters: documented(usage, { frame: '36rem' }),
});

export const Default = meta.story();
export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const Bare = meta.story({
  args: { productName: undefined, title: undefined, text: undefined, footer: undefined },
});
