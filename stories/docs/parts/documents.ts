/** The text of a document's section, by the beginning of its heading, without the heading. */
export function sectionOf(document: string, heading: string): string {
  const [, ...sections] = `\n${document}`.split(/\n(?=## )/);
  const section = sections.find((text) => text.startsWith(`## ${heading}`));
  if (section === undefined) throw new Error(`The document has no section "${heading}".`);
  return section.slice(section.indexOf('\n')).trim();
}

/** A text without its links to other documents of the repository, which a docs page cannot open. */
export const withoutFileLinks = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\((?![a-z]+:|\?path=)[^)]+\)/g, '$1');

/** The rules of an area of docs/behaviour.md, or those of them that are named. */
export function rulesOf(behaviour: string, area: number, only?: readonly string[]): string {
  const rules = withoutFileLinks(sectionOf(behaviour, `${area} `)).split(/\n(?=- \*\*)/);
  const chosen = only ? only.map((name) => rules.find((rule) => rule.startsWith(`- **${name}**`)) ?? name) : rules;
  const missing = chosen.filter((rule) => only?.includes(rule));
  if (missing.length > 0) throw new Error(`docs/behaviour.md has no rule ${missing.join(', ')}.`);
  return chosen.join('\n');
}
