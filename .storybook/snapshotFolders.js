/**
 * The folders of a story's snapshot below `stories/__snapshots__`, one for each part of its title: small letters without
 * diacritics, which every file system keeps.
 * @param {string} title
 * @returns {string[]}
 */
export const snapshotFolders = (title) =>
  title.split('/').map((part) =>
    part
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );

/**
 * The name of a story's snapshot without its ending: the end of the story's id.
 * @param {string} id
 * @returns {string}
 */
export const snapshotName = (id) => id.slice(id.lastIndexOf('--') + 2);
