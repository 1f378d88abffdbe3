import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import preview from '../../.storybook/preview';
import { snapshotFolders, snapshotName } from '../../.storybook/snapshotFolders.js';
import { type ScreenName, screenAt } from './screens.ts';
import { isTrait, type Trait } from './states.ts';

/** A story that shows a screen of the portal. */
export interface ShownStory {
  readonly id: string;
  /** Its component's title and its own name: “Parking/Providers – Pružatelji / Phone”. */
  readonly label: string;
  readonly screen: ScreenName;
  readonly traits: ReadonlySet<Trait>;
  /** Its snapshot below `stories/__snapshots__`; `undefined` where it has none. */
  readonly snapshot: string | undefined;
}

/** Those of components, of the simulator and of this page show no screen. */
const files = import.meta.glob<Record<string, unknown>>('/stories/{app,features,flows,variants}/**/*.stories.tsx');

/**
 * A story's tags say which state it shows, its address whether it compares. While old figures are loaded again, the screen
 * is not in its loading state.
 */
function traitsOf(tags: readonly string[], address: string): ReadonlySet<Trait> {
  const all = new Set<Trait>(tags.filter(isTrait));
  if (new URL(address, 'https://portal.example').searchParams.has('compareBeginDate')) all.add('comparing');
  if (all.has('refetching')) all.delete('loading');
  return all;
}

interface Composed {
  readonly args: { readonly path?: unknown };
  readonly parameters: { readonly route?: ScreenName; readonly snapshot?: unknown };
  readonly tags?: readonly string[];
}

function shownIn(module: Readonly<Record<string, unknown>>): ShownStory[] {
  return Object.entries(module).flatMap(([key, story]) => {
    if (!isStory(story)) return [];
    const { args, parameters, tags = [] } = story.composed as Composed;
    const address = typeof args.path === 'string' ? args.path : undefined;
    const screen = parameters.route ?? (address === undefined ? undefined : screenAt(address));
    if (!screen) return [];
    const { title = '' } = story.meta.input as { readonly title?: string };
    const name = storyNameFromExport(key);
    const id = toId(title, name);
    return [
      {
        id,
        label: `${title} / ${name}`,
        screen,
        traits: traitsOf(tags, address ?? ''),
        snapshot:
          parameters.snapshot === false ? undefined : [...snapshotFolders(title), `${snapshotName(id)}.png`].join('/'),
      },
    ];
  });
}

/** The sidebar's order of titles, in which the first story of a state stands for it. */
const { options } = preview.composed.parameters as { options: { storySort: { order: readonly string[] } } };

const placeOf = ({ label }: ShownStory) => options.storySort.order.indexOf(label.split('/')[0] ?? '');

/**
 * Every story that shows a screen, in the sidebar's order. It is read from the story modules and not from Storybook's
 * index, which lacks the arguments and, in a build of some files, the other stories.
 */
export async function loadShownStories(): Promise<readonly ShownStory[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules.flatMap(shownIn).sort((a, b) => placeOf(a) - placeOf(b));
}
