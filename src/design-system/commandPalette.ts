import { useEffect } from 'react';
import type { MenuItem } from './MenuButton/types.ts';
import { useStableCallback } from './useStableCallback.ts';

/**
 * What other parts of the portal tell the palette (behaviour 2.17): when it is to open, what the present page's toolbar
 * offers, and what it finds besides pages, outlets and zones. The palette itself is fetched when it is wanted.
 */

/** How the palette opens. */
export interface PaletteRequest {
  /** A plate, ticket number or code that is searched in all outlets at once; default: nothing is typed yet. */
  readonly search?: string;
}

let listener: ((request: PaletteRequest) => void) | undefined;

/** Opens the palette over the page. */
export const openPalette = (request: PaletteRequest = {}) => listener?.(request);

/** Hears each wish to open the palette; returns a function that ends it. */
export function onPaletteWanted(next: (request: PaletteRequest) => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

type Read<Item> = () => readonly Item[];

const commands = new Set<Read<MenuItem>>();

/** Offers actions of the present page in the palette too, while the component is mounted; `read` is called when it opens. */
export function useCommands(read: Read<MenuItem>) {
  const latest = useStableCallback(read);
  useEffect(() => {
    commands.add(latest);
    return () => {
      commands.delete(latest);
    };
  }, [latest]);
}

/** The actions that the present page offers, in the order of its parts. */
export const presentCommands = (): readonly MenuItem[] => [...commands].flatMap((read) => read());

/** A thing of a source: it is found by its name, and leads to an address of the portal. */
export interface PaletteLink {
  /** Different from all others of its source, and the same in the next session. */
  readonly id: string;
  readonly name: string;
  /** Where it leads, in words; it is found by these too, beside its name. */
  readonly detail?: string;
  readonly to: string;
  /** Called when it is chosen, before its address is opened. */
  readonly onOpen?: () => void;
}

/** Who opens the palette, and where. */
export interface PaletteReader {
  readonly permissions: readonly string[];
  /** The path of the present page. */
  readonly pathname: string;
}

/** Things that the palette finds besides what it knows itself: the saved views. */
export interface PaletteSource {
  readonly id: string;
  /** The heading of its group, in the present language. */
  readonly heading: () => string;
  /** What the signed-in user may open; called each time that the palette opens. */
  readonly read: (reader: PaletteReader) => readonly PaletteLink[] | Promise<readonly PaletteLink[]>;
}

const sources = new Map<string, PaletteSource>();

/**
 * Adds a source to the palette; returns a function that removes it. A module that calls it is imported by
 * `src/app/palette/sources.ts`, so that its code comes with the palette's.
 */
export function paletteSource(source: PaletteSource): () => void {
  sources.set(source.id, source);
  return () => {
    if (sources.get(source.id) === source) sources.delete(source.id);
  };
}

/** The sources that were added. */
export const paletteSources = (): readonly PaletteSource[] => [...sources.values()];
