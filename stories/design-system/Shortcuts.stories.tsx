import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TextField } from '#design-system/Field/TextField.tsx';
import { ShortcutsHost } from '#design-system/Shortcuts/ShortcutsHost.tsx';
import { characterOf, isOn, openShortcuts, useShortcutGroup } from '#design-system/Shortcuts/shortcuts.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { startOf, words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './Shortcuts.md?raw';

function Field() {
  const [value, setValue] = useState('');
  return <TextField label="Napomena" value={value} onChange={setValue} />;
}

/** A page with a key of its own, a field, and the list. */
function Page({ isOpen = false }: { readonly isOpen?: boolean }) {
  useShortcutGroup(() => ({
    id: 'page',
    title: 'Podrška',
    shortcuts: [
      { id: 'story.next', keys: ['j'], label: 'Sljedeći zahtjev' },
      { id: 'story.undo', keys: ['Control+Z'], label: 'Poništi' },
    ],
  }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (characterOf(event) === 'j' && isOn('story.next'))
        document.body.dataset.pressed = `${document.body.dataset.pressed ?? ''}j`;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (isOpen) openShortcuts();
  }, [isOpen]);
  return (
    <>
      <Field />
      <ShortcutsHost />
    </>
  );
}

const meta = preview.meta({
  title: 'Design system/Shortcuts',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Page,
  subcomponents: { ShortcutsHost },
  decorators: [padded],
  parameters: documented(usage, { wrapped: true }),
  beforeEach: () => {
    localStorage.removeItem('shortcuts-off');
    delete document.body.dataset.pressed;
    return () => localStorage.removeItem('shortcuts-off');
  },
});

const title = () => words('Tipkovni prečaci');
const opened = async () => within(await screen.findByRole('dialog', { name: title() }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open = meta.story({
  args: { isOpen: true },
  play: async () => {
    const list = await opened();
    for (const group of [words('Na svakoj stranici'), 'Podrška', words('U poljima')])
      await waitFor(() => expect(list.getByRole('region', { name: group })).toBeVisible());
    // Combinations cannot be switched off.
    await expect(list.getAllByRole('switch')).toHaveLength(2);
  },
});
export const OpenDark = meta.story({ ...Open.input, tags: ['dark'], globals: { ...withoutCalls, theme: 'dark' } });
export const OpenPhone = meta.story({
  ...Open.input,
  tags: ['phone'],
  globals: { ...withoutCalls, viewport: { value: 'phone' } },
});

/** "?" opens the list and is a character in a field; what is switched off does nothing, and the device keeps it. */
export const ByKey = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    const field = screen.getByRole('textbox');
    await step('in a field it is typed', async () => {
      await userEvent.type(field, '?j');
      await expect(field).toHaveValue('?j');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(document.body.dataset.pressed).toBeUndefined();
    });
    field.blur();
    await step('elsewhere it opens the list', async () => {
      await userEvent.keyboard('j?');
      await expect(document.body.dataset.pressed).toBe('j');
      const list = await opened();
      await userEvent.click(list.getByRole('switch', { name: 'Sljedeći zahtjev' }));
      await userEvent.click(list.getByRole('switch', { name: startOf('Popis tipkovnih prečaca') }));
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('what is switched off does nothing', async () => {
      await userEvent.keyboard('j?');
      await expect(document.body.dataset.pressed).toBe('j');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(localStorage.getItem('shortcuts-off')).toBe('["story.next","list"]');
    });
    await step('the menu still opens the list, which switches it on again', async () => {
      openShortcuts();
      const list = await opened();
      await userEvent.click(list.getByRole('switch', { name: startOf('Popis tipkovnih prečaca') }));
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await userEvent.keyboard('?');
      await opened();
    });
  },
});
