/**
 * The tags of stories that differ from another story by their width, theme or language alone.
 * @type {readonly string[]}
 */
export const variantTags = ['phone', 'tablet', 'dark', 'english'];
