import { useState } from 'react';
import { expect } from 'storybook/test';
import { ComponentsField } from '#features/system/incidents/ComponentsField.tsx';
import { componentChoices } from '#features/system/incidents/values.ts';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { inForm } from '../../design-system/decorators.tsx';

/** A name with the separator of the wire, one that is no longer listed, and a very long one. */
const listed = ['SMS centar', 'Rampa #2', 'Prepoznavanjeregistracijskihoznakanaulazimaiizlazima'];
const own = ['Stari centar'];

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<readonly string[]>(own);
  return <ComponentsField choices={componentChoices(listed, own)} value={value} onChange={setValue} error={error} />;
}

const meta = preview.meta({
  title: 'System/Components of an incident – Komponente',
  component: Field,
  decorators: [inForm],
  globals: withoutCalls,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Rampa #2' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS centar' }));
    await expect(canvas.getByRole('checkbox', { name: 'SMS centar' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Stari centar' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
});

/** The server's message about the choice. */
export const Refused = meta.story({ args: { error: 'Takva komponenta ne postoji.' } });
