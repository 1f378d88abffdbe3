import { toId } from 'storybook/internal/csf';
import { snapshotFolders } from '../../.storybook/snapshotFolders.js';
import { snapshotFolder } from './repository.mjs';

const inWords = (name) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Reads the titles of stories from the lines that name one. Other texts called `title` stay in, and no snapshot has
 * their path.
 * @param {string[]} lines
 * @returns {Map<string, string>} Titles by the folder of their snapshots.
 */
export function titlesByFolder(lines) {
  const titles = new Map();
  for (const line of lines)
    for (const [, , title] of line.matchAll(/\btitle: (['"])(.+?)\1/g)) {
      const folder = snapshotFolders(title).join('/');
      if (!titles.has(folder)) titles.set(folder, title);
    }
  return titles;
}

/**
 * Returns the story of a snapshot by its path: area, title and name in words, and its id in Storybook. Without a title
 * the words are those of the path, and the id is undefined.
 * @param {string} path
 * @param {Map<string, string>} titles
 */
export function storyOf(path, titles) {
  const parts = path.slice(snapshotFolder.length + 1).split('/');
  // A flow has a snapshot for each of its steps.
  const [name, step] = parts
    .pop()
    .replace(/\.png$/, '')
    .split('--');
  const title = titles.get(parts.join('/'));
  const [area, ...screen] = title?.split('/') ?? parts.map(inWords);
  return {
    area,
    screen: screen.join(' / ') || area,
    story: inWords(name) + (step ? `, step ${step}` : ''),
    id: title && toId(title, name),
  };
}
