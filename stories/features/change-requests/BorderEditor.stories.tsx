import { expect, fn, screen, waitFor } from 'storybook/test';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import preview from '../../../.storybook/preview';
import { borderOf, neighbours, place, ringAround, shifted, zone } from '../../support/borders.ts';
import { englishDark, phone, phoneEnglishDark } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import { borderEditorMeta, button, draftKey, editingSecond, polygons, ready, redraw } from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border – Granica',
  component: BorderEditor,
  ...borderEditorMeta,
});

/** What the editor says of a border without faults. */
const fineText = () => words('Granica je ispravna.');

export const TwoPartsAndHole = meta.story({
  play: async () => {
    await ready();
    await expect(screen.getByLabelText(words('Šifra grada'))).toHaveValue('ZG');
    await expect(screen.getByLabelText(words('Šifra zone'))).toHaveAttribute('readonly');
    await expect(screen.getByLabelText(words('Naziv zone'))).toHaveValue('Zona Z-01 Donji grad');
    await expect(polygons()).toHaveLength(2);
    await expect(screen.getByText(/7.*(točaka|points)|12 (točaka|points)/)).toBeVisible();
    await expect(button(words('Spremi'))).toBeDisabled();
    await expect(screen.getByText(words('Nema promjena za spremanje.'))).toBeVisible();
  },
});

export const Suggested = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  play: async () => {
    await ready();
    await expect(screen.getByText(partOf('Predložen je kvadrat'))).toBeVisible();
    await expect(screen.getByText(/^(39|40)[.,]\d{3} m²/)).toBeVisible();
    await expect(button(words('Spremi'))).toBeEnabled();
    expect(localStorage.getItem(draftKey)).toBeNull();
  },
});

export const Overlap = meta.story({
  args: { others: [...neighbours, borderOf('Z-04', [[ringAround(shifted(place, 600, -20), 120, 6)]])] },
  play: async () => {
    await ready();
    await expect(await screen.findByText(words('Granica se preklapa s drugim zonama'))).toBeVisible();
    await expect(screen.getByText(/^Z-04 Zona Z-04: .*(m²|ha)$/)).toBeVisible();
  },
});

/** A border that crosses neither itself nor another zone. */
export const Fine = meta.story({
  args: { others: [] },
  parameters: { snapshot: false },
  play: async () => {
    await ready();
    await expect(await screen.findByText(fineText())).toBeVisible();
  },
});

const retry = fn();

/** The other zones' borders did not load: the editor says that overlaps are not checked, and not that all is well. */
export const NeighboursFailed = meta.story({
  tags: ['failed'],
  args: { others: [], neighbours: { state: 'failed', retry } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await expect(screen.getByText(startOf('Granice susjednih zona nisu učitane'))).toBeVisible();
    await expect(screen.queryByText(fineText())).toBeNull();
    await userEvent.click(button(words('Pokušaj ponovno', 'Try again')));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
export const NeighboursFailedEnglish = meta.story({
  tags: ['english', 'failed'],
  args: { others: [], neighbours: { state: 'failed', retry } },
  globals: { language: 'en' },
  parameters: { snapshot: false },
  play: async () => {
    await ready();
    await expect(screen.getByText(/^The borders of the other zones did not load/)).toBeVisible();
    await expect(screen.queryByText(fineText())).toBeNull();
  },
});

/** While they load nothing is said about overlaps either. */
export const NeighboursLoading = meta.story({
  tags: ['loading'],
  args: { others: [], neighbours: { state: 'loading' } },
  parameters: { snapshot: false },
  play: async () => {
    await ready();
    await expect(screen.getByText(words('Učitavaju se granice susjednih zona…'))).toBeVisible();
    await expect(screen.queryByText(fineText())).toBeNull();
  },
});

const pending = zone({
  borderRequest: {
    requestId: 5,
    border: borderOf('Z-01', [[ringAround(shifted(place, 40, 30), 330, 9)]], '#E07A1F'),
  },
});

export const ApprovedBesideRequested = meta.story({
  args: { zone: pending, others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await expect(screen.getByText(partOf('Ova granica čeka odobrenje'))).toBeVisible();
    await userEvent.click(button(words('Usporedi s odobrenom')));
    await screen.findByRole('application', { name: words('Zatraženo') });
    await expect(screen.getByText(startOf('dobiva'))).toBeVisible();
    await waitFor(() => expect(document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull());
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => editingSecond(userEvent),
});

export const Tablet = meta.story({
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ userEvent }) => {
    await editingSecond(userEvent);
    window.scrollTo(0, 0);
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await ready();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await redraw();
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    await editingSecond(userEvent);
    await expect(screen.getByText('Save and close')).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  play: async ({ userEvent }) => editingSecond(userEvent),
});

/** On a phone the map, the vertices, Finish and Cancel are in sight while a border is edited. */
const editingOnPhone = async ({ userEvent }: { readonly userEvent: Parameters<typeof editingSecond>[0] }) => {
  await editingSecond(userEvent);
  const bounds = screen.getByRole('application').getBoundingClientRect();
  await expect(bounds.top).toBeGreaterThanOrEqual(0);
  await expect(bounds.bottom).toBeLessThanOrEqual(window.innerHeight);
  for (const name of [words('Završi'), words('Odustani od izmjena')]) {
    const { top, bottom } = button(name).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  }
};
export const EditingPhone = meta.story({ tags: ['phone'], globals: phone, play: editingOnPhone });
export const EditingPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  play: editingOnPhone,
});

const retryPlace = fn();
const withoutPlace = { zone: zone({ border: null }), others: [], place: null };

/** The provider's place did not load: it is said, and loaded again; the suggestion is not said to be there. */
export const PlaceFailed = meta.story({
  tags: ['failed'],
  args: { ...withoutPlace, placeFailure: { retry: retryPlace, retrying: false } },
  play: async ({ userEvent }) => {
    await ready();
    await expect(screen.getByText(words('Mjesto pružatelja nije učitano.'))).toBeVisible();
    await expect(screen.getByText(partOf('mjesto pružatelja nije poznato'))).toBeVisible();
    await expect(screen.queryByText(partOf('oko mjesta pružatelja'))).toBeNull();
    await userEvent.click(button(words('Pokušaj ponovno')));
    await expect(retryPlace).toHaveBeenCalledOnce();
    await expect(button(words('Spremi'))).toBeEnabled();
  },
});
export const PlaceFailedPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english', 'failed'],
  args: { ...withoutPlace, placeFailure: { retry: retryPlace, retrying: false } },
  globals: phoneEnglishDark,
  play: async () => {
    await ready();
    await expect(screen.getByText("The provider's place did not load.")).toBeVisible();
  },
});
