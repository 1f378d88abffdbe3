import { cleanName } from '#api/cleanName.ts';
import type { IncidentValues } from '../values.ts';

/** What a template of an incident holds; its time is that of each incident. */
export type TemplateValues = Pick<IncidentValues, 'title' | 'level' | 'description' | 'components'>;

/** Values that new incidents begin with, under a name. */
export interface IncidentTemplate extends TemplateValues {
  readonly id: string;
  readonly name: string;
}

/** The longest name of a template, in letters. */
export const longestName = 100;
/** The most templates that a user has. */
export const mostTemplates = 50;

/** More than the server takes; what is longer is no template of ours. */
const longest = { title: 1000, description: 20_000, components: 200 };

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Reads one template of the device; undefined for what is none. */
function templateOf(value: unknown): IncidentTemplate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, title, level, description, components } = value as Readonly<Record<string, unknown>>;
  if (!isText(id, 40) || id === '' || !isText(name, longestName * 4) || cleanName(name) === '') return undefined;
  if (!isText(title, longest.title) || !isText(description, longest.description)) return undefined;
  if (!isText(level, 1) || !/^[1-4]?$/.test(level)) return undefined;
  if (!Array.isArray(components) || components.length > longest.components) return undefined;
  if (!components.every((one) => isText(one, longest.title))) return undefined;
  return { id, name: cleanName(name), title, level, description, components: components as string[] };
}

/** Reads the templates of the device: those that can be read, each id once. Never throws. */
export function templatesOf(text: string | null): readonly IncidentTemplate[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const byId = new Map<string, IncidentTemplate>();
    for (const value of stored) {
      const template = templateOf(value);
      if (template && !byId.has(template.id)) byId.set(template.id, template);
    }
    return [...byId.values()].slice(0, mostTemplates);
  } catch {
    return [];
  }
}

/** What a form has that a template keeps. */
export const templateValues = ({ title, level, description, components }: TemplateValues): TemplateValues => ({
  title: title.trim(),
  level,
  description: description.trim(),
  components: [...components],
});

/** Whether values hold nothing that a template could keep. */
export const isEmptyTemplate = ({ title, level, description, components }: TemplateValues): boolean =>
  title.trim() === '' && level === '' && description.trim() === '' && components.length === 0;

const newId = () => Math.random().toString(36).slice(2, 12);

/** Adds a template, in place of the one of the same name. */
export function withTemplate(
  templates: readonly IncidentTemplate[],
  name: string,
  values: TemplateValues,
): readonly IncidentTemplate[] {
  const replaced = templates.find((one) => one.name === name);
  const template = { id: replaced?.id ?? newId(), name, ...values };
  return replaced ? templates.map((one) => (one === replaced ? template : one)) : [...templates, template];
}

/** Why a name cannot be given; `taken`: another template has it. */
export function nameProblem(name: string, taken: readonly string[]): 'missing' | 'tooLong' | 'taken' | undefined {
  const clean = cleanName(name);
  if (clean === '') return 'missing';
  if ([...clean].length > longestName) return 'tooLong';
  return taken.includes(clean) ? 'taken' : undefined;
}

/** The components of a template that can be chosen, and those that are no longer listed. */
export function usableComponents(
  { components }: Pick<TemplateValues, 'components'>,
  listed: readonly string[],
): { readonly usable: readonly string[]; readonly gone: readonly string[] } {
  return {
    usable: listed.filter((name) => components.includes(name) && !name.includes('#')),
    gone: components.filter((name) => !listed.includes(name) || name.includes('#')),
  };
}
