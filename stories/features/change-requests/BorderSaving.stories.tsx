import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import { keepDraft } from '#features/change-requests/borders/drafts.ts';
import { squareAround } from '#features/change-requests/borders/geometry/square.ts';
import preview from '../../../.storybook/preview';
import { borderOf, place, shifted, twoParts, zone } from '../../support/borders.ts';
import { quietToasts } from '../../support/toasts.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import {
  author,
  borderEditorMeta,
  button,
  confirm,
  confirmationClosed,
  draftKey,
  onClose,
  onReload,
  onSave,
  polygons,
  ready,
  redraw,
  sent,
} from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, saving – Spremanje granice',
  component: BorderEditor,
  ...borderEditorMeta,
});

export const SavedOnce = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Spremi')));
    await confirm(userEvent, words('Spremi'));
    await confirmationClosed();
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(sent()).toMatchObject({ zoneCode: 'Z-01', cityCode: 'ZG', polygons: [squareAround(place)] });
    await screen.findByText(partOf('Promjena čeka odobrenje'));
    await expect(button(words('Spremi'))).toBeDisabled();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

const left = (): void =>
  keepDraft(11, borderOf('Z-01', [...twoParts, squareAround(shifted(place, 0, 480))], '#E07A1F'), author);

export const DraftOffered = meta.story({
  beforeEach: left,
  play: async () => {
    await ready();
    await expect(screen.getByText(startOf('Ostale su nespremljene izmjene'))).toBeVisible();
    await expect(polygons()).toHaveLength(2);
    await redraw();
  },
});

export const DraftContinued = meta.story({
  beforeEach: left,
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Nastavi')));
    await waitFor(() => expect(polygons()).toHaveLength(3));
    await expect(button(words('Spremi'))).toBeEnabled();
    await expect(screen.queryByText(partOf('Ostale su nespremljene'))).toBeNull();
  },
});

export const DraftKept = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Ukloni: Poligon 2')));
    await confirm(userEvent, words('Ukloni'));
    await confirmationClosed();
    await waitFor(() => expect(localStorage.getItem(draftKey)).not.toBeNull());
    await userEvent.click(button(words('Spremi')));
    await confirm(userEvent, words('Spremi'));
    await confirmationClosed();
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
  },
});

export const FailedSave = meta.story({
  tags: ['failed'],
  beforeEach: quietToasts,
  args: { zone: zone({ border: null }), others: [] },
  play: async ({ userEvent, step }) => {
    onSave
      .mockRejectedValueOnce(
        new ApiError({
          kind: 'status',
          status: 409,
          call: 'changeZoneBorder',
          text: 'Zahtjev je u međuvremenu odobren.',
        }),
      )
      .mockRejectedValueOnce(new ApiError({ kind: 'network', call: 'changeZoneBorder' }));
    await ready();
    await userEvent.click(button(words('Spremi i zatvori')));
    await confirm(userEvent, words('Spremi'));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(/^Zahtjev je u međuvremenu odobren/)).toBeVisible());
    await step('sent again at once', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: words('Spremi') }));
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(within(dialog).queryByText(partOf('odobren.'))).toBeNull());
      await expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: words('Odustani') }));
      await confirmationClosed();
    });
    await expect(await screen.findByText(partOf('Nacrtano je sačuvano'))).toBeVisible();
    await expect(button(words('Spremi'))).toBeEnabled();
    await expect(toast.error).toHaveBeenCalledTimes(2);
    await expect(toast.error).toHaveBeenLastCalledWith(words('Poligoni zone nisu spremljeni.'));
    // A ring is shown or not as the browser took the last press for a key's or a pointer's.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

export const SavedAndClosed = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Spremi i zatvori')));
    await confirm(userEvent, words('Spremi'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

/** A reset loads the zone again: what support has approved meanwhile is on the map, and the reset can be undone. */
export const ResetReloads = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    onReload.mockResolvedValue(zone({ border: borderOf('Z-01', [squareAround(place)], '#E07A1F') }));
    await ready();
    await expect(polygons()).toHaveLength(2);
    await userEvent.click(button(words('Vrati početno')));
    await confirm(userEvent, words('Vrati'));
    await confirmationClosed();
    await expect(onReload).toHaveBeenCalledOnce();
    await expect(polygons()).toHaveLength(1);
    await expect(button(words('Spremi'))).toBeDisabled();
    await userEvent.click(button(words('Poništi')));
    await waitFor(() => expect(polygons()).toHaveLength(2));
    await expect(button(words('Spremi'))).toBeEnabled();
  },
});

/** The zone cannot be loaded: the dialog says why, and the work stays. */
export const ResetFailed = meta.story({
  tags: ['failed'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    onReload.mockRejectedValue(new ApiError({ kind: 'network', call: 'getZoneDetails' }));
    await ready();
    await userEvent.click(button(words('Ukloni: Poligon 1')));
    await confirm(userEvent, words('Ukloni'));
    await confirmationClosed();
    await userEvent.click(button(words('Vrati početno')));
    await confirm(userEvent, words('Vrati'));
    await waitFor(() => expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toBeVisible());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words('Odustani') }));
    await confirmationClosed();
    await expect(polygons()).toHaveLength(1);
  },
});

export const Asked = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    await step('removing', async () => {
      await userEvent.click(button(words('Ukloni: Poligon 1')));
      await confirm(userEvent, words('Odustani'));
      await confirmationClosed();
      await expect(polygons()).toHaveLength(2);
      await userEvent.click(button(words('Ukloni: Poligon 1')));
      await confirm(userEvent, words('Ukloni'));
      await confirmationClosed();
      await expect(polygons()).toHaveLength(1);
    });
    await step('resetting', async () => {
      await userEvent.click(button(words('Vrati početno')));
      await confirm(userEvent, words('Vrati'));
      await confirmationClosed();
      await expect(polygons()).toHaveLength(2);
      await expect(button(words('Spremi'))).toBeDisabled();
    });
    await step('closing', async () => {
      await userEvent.click(button(words('Zatvori')));
      await confirm(userEvent, words('Ne'));
      await confirmationClosed();
      await expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(button(words('Ukloni: Poligon 2')));
      await confirm(userEvent, words('Ukloni'));
      await confirmationClosed();
      await userEvent.click(button(words('Zatvori')));
    });
    await waitFor(() =>
      expect(screen.getByText(words('Nespremljene izmjene granice bit će izgubljene.'))).toBeVisible(),
    );
  },
});

export const RemovalAsked = meta.story({
  args: { zone: zone({ border: borderOf('Z-01', twoParts.slice(1)) }), others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Ukloni: Poligon 1')));
    await confirm(userEvent, words('Ukloni'));
    await confirmationClosed();
    await expect(screen.getByText(words('Nema poligona.'))).toBeVisible();
    await userEvent.click(button(words('Spremi')));
    await waitFor(() => expect(screen.getByText(partOf('da se granica zone ukloni'))).toBeVisible());
  },
});
