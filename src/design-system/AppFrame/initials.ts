/** The first letters of the first and the last name, for the round mark beside it: `Ana Marija Babić` → `AB`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('hr') ?? '').join('');
}
