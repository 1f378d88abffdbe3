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
