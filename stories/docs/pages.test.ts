import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { type Permission, permissions } from '#api/permissions.ts';
import { users } from '#simulator/world/seeds/users.ts';
import { snapshotFolders, snapshotName } from '../../.storybook/snapshotFolders.js';
import { shownChanges, withStories } from './parts/changes.ts';
import { rulesOf, sectionOf, withoutFileLinks } from './parts/documents.ts';
import { exampleOf, exampleOfWrite, messageExamples, writeExamples } from './parts/examples.ts';
import { failureMessages, isMarkedBy, messages, namespaces } from './parts/messages.ts';
import { calls, grants, isWrite, screens } from './parts/permissions.ts';

const stories = join(import.meta.dirname, '..');
const root = join(stories, '..');
const read = (path: string) => readFileSync(path, 'utf8');
const named = (pattern: RegExp) =>
  readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(stories, name));

/** Each story's id with its title, read by patterns: parsing every file would take seconds. */
const titles = new Map(
  named(/\.stories\.tsx$/).flatMap((path) => {
    const text = read(path);
    const title = text.match(/preview\.meta\(\{\s*title: (['"])(.+?)\1/)?.[2] ?? '';
    return [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(
      ([, name = '']) => [toId(title, storyNameFromExport(name)), title] as const,
    );
  }),
);
const pages = named(/\.mdx$/).map((path) => ({ path, text: read(path) }));
const titleOf = (text: string) => text.match(/<Meta title="([^"]+)"/)?.[1] ?? '';
const documented = new Set([
  ...pages.map(({ text }) => toId(titleOf(text), 'docs')),
  ...[...titles.values()].filter((title) => title.startsWith('Design system/')).map((title) => toId(title, 'docs')),
]);

const sources = [...pages, ...named(/docs[\\/]parts[\\/]\w+\.tsx?$/).map((path) => ({ path, text: read(path) }))];
/** What the pages refer to by `?path=/story/…`, `?path=/docs/…`, `story="…"` or `story: '…'`. */
const references = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\?path=\/(story|docs)\/([\p{L}\d-]+)|\b(story)(?:=|: )["']([^"']+)["']/gu)].map(
    ([, kind, id, , shown]) => ({ path, kind: kind ?? 'story', id: id ?? shown ?? '' }),
  ),
);

describe('the pages', () => {
  it('refer to stories and pages that there are', () => {
    expect(titles.size).toBeGreaterThan(900);
    expect(references.length).toBeGreaterThan(200);
    const known = (kind: string, id: string) => (kind === 'story' ? titles.has(id) : documented.has(id));
    expect(references.filter(({ kind, id }) => !known(kind, id))).toEqual([]);
  });

  it('set the toolbar by StoryLink alone: another link to a story loses what it sets', () => {
    for (const { path, text } of pages) expect(text, path).not.toMatch(/\?path=[^)\s]*&globals=/);
  });

  it('show for each screen the snapshot of its story', () => {
    const wrong = pages.flatMap(({ path, text }) => {
      const images = new Map(
        [...text.matchAll(/^import (\w+) from '([^']+\.png)';$/gm)].map(([, name = '', file = '']) => [
          name,
          join(dirname(path), file),
        ]),
      );
      const shown = [...text.matchAll(/<Screen story="([^"]+)" name="[^"]+" image=\{(\w+)\}/g)];
      return shown.flatMap(([, id = '', image = '']) => {
        const name = `${snapshotName(id)}.png`;
        const expected = join(stories, '__snapshots__', ...snapshotFolders(titles.get(id) ?? ''), name);
        return images.get(image) === expected && existsSync(expected) ? [] : [`${titleOf(text)}: ${id}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(pages.flatMap(({ text }) => text.match(/<Screen /g) ?? []).length).toBeGreaterThan(60);
  });

  it('hold one live story at most: each has the simulator of its page', () => {
    for (const { path, text } of pages) {
      const live = text.match(/<(Story|Canvas|Primary|Stories)\b[^>]*>/g) ?? [];
      expect(live.length, path).toBeLessThanOrEqual(1);
      for (const story of live) expect(story, path).toContain('inline={false}');
    }
  });

  it('have a title of their own', () => {
    const all = pages.map(({ text }) => titleOf(text));
    expect(all).not.toContain('');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the design system', () => {
  it.each(named(/design-system[\\/]\w+\.stories\.tsx$/))('%s says how its component is used', (path) => {
    const text = read(path);
    expect(text).toMatch(/tags: \['autodocs'\]/);
    expect(text).toMatch(/documented\(usage/);
    const usage = read(path.replace('.stories.tsx', '.md'));
    for (const heading of ['Do', 'Do not', 'Accessibility']) expect(usage).toContain(`\n**${heading}**\n\n- `);
  });
});

describe('the permissions', () => {
  it('each grant a screen or a call', () => {
    expect(grants.map(({ permission }) => permission)).toEqual(permissions);
    const without = grants.filter((grant) => grant.screens.length + grant.reads.length + grant.writes.length === 0);
    expect(without).toEqual([]);
  });

  it('are those of the components: what a button asks for, a screen or a call needs', () => {
    const asked = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .flatMap((name) => [
        ...read(join(root, 'src', name)).matchAll(/(?:usePermission\(|permissions\.includes\()'(\w+)'/g),
      ])
      .map(([, permission]) => permission);
    expect(asked.length).toBeGreaterThan(5);
    const granting = grants.filter((grant) => grant.screens.length + grant.reads.length + grant.writes.length > 0);
    expect(granting.map(({ permission }) => permission as string)).toEqual(expect.arrayContaining(asked));
  });

  it('are those that the texts about `viewer` name: incidents, and nothing else', () => {
    const changes = calls.filter(
      ({ call, needs, users }) =>
        call.method !== 'GET' && needs !== 'public' && needs.length > 0 && users.includes('viewer'),
    );
    expect(changes.map(({ call }) => call.name)).toEqual(['createIncident', 'changeIncident']);
    const texts = {
      'README.md': /`viewer` .*every view; reports and edits incidents, nothing else/,
      'docs/simulator.md': /`viewer` .*reports and edits incidents, changes nothing else/,
      'docs/behaviour.md': /`viewer` \([^)]*may report and edit incidents, by IncidentsView, and change nothing else\)/,
      'tools/processes/users.mjs': /viewer: '[^']*may report and edit incidents, changes nothing else'/,
      'simulator/console/texts.en.json': /"viewer": "[^"]*may report and edit incidents, changes nothing else"/,
      'simulator/console/texts.hr.json': /"viewer": "[^"]*prijavljivati i uređivati incidente, ništa drugo ne mijenja"/,
      '.storybook/toolbars.ts': /'Viewer: [^']*changes incidents only'/,
      'stories/docs/Users.mdx': /`viewer` [^.]*may report and edit incidents, and changes nothing else/,
    };
    for (const [path, said] of Object.entries(texts)) expect(read(join(root, path)), path).toMatch(said);
  });

  it('are those of the users that the page of an area names', () => {
    const areas: Readonly<Record<string, Permission>> = {
      Dashboard: 'DashboardView',
      Parking: 'ParkingView',
      Garages: 'GarazeView',
      Parks: 'ParkoviView',
      Sales: 'ProdajaView',
      Zones: 'ParkingProviderZonesView',
      ChangeRequests: 'ChangeRequestsView',
      Statements: 'ObracuniView',
      Statistics: 'PaydoStatistikaView',
      System: 'IncidentsView',
    };
    for (const [area, permission] of Object.entries(areas)) {
      const [line = ''] = read(join(stories, 'docs/areas', `${area}.mdx`)).match(/^\*\*Who sees it:.*$/m) ?? [];
      const named = [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      const permitted = users.filter((user) => user.permissions.includes(permission)).map(({ username }) => username);
      expect([...named].sort(), area).toEqual(permitted.sort());
    }
  });

  it('have examples for every screen and every action', () => {
    for (const { name } of screens) expect(titles.has(exampleOf(name).story), name).toBe(true);
    const writes = calls.filter(({ call }) => isWrite(call));
    expect(writes.filter((access) => !exampleOfWrite(access)).map(({ call }) => call.name)).toEqual([]);
    const names = writes.flatMap(({ area, call }) => [area, call.name]);
    expect(Object.keys(writeExamples).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the messages', () => {
  it('have both languages, and an example for each part of the portal', () => {
    expect([...messages.keys()].sort()).toEqual(Object.keys(messageExamples).sort());
    for (const list of messages.values()) for (const { key, hr, en } of list) expect([hr, en], key).not.toContain('');
  });

  it('are marked by keys that there are', () => {
    const unknown = [...namespaces].flatMap(([namespace, { all, marks }]) =>
      marks.filter((mark) => !all.some(({ key }) => isMarkedBy(mark, key))).map((mark) => `${namespace}: ${mark}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are those of the code that shows failures', () => {
    const [network, , , , , , , limited] = failureMessages;
    expect(network).toMatchObject({ hr: expect.stringContaining('Nema veze s poslužiteljem.') });
    expect(limited?.en).toBe('Too many attempts in a short time. Try again in 30 seconds.');
  });
});

describe('the documents', () => {
  it('link each change that has a story', () => {
    const text = withStories(read(join(root, 'CHANGELOG.md')));
    for (const { words, story } of shownChanges) expect(text).toContain(`[${words}](?path=/story/${story})`);
  });

  it('give their sections and rules, without links to other files', () => {
    const document = '# A\n\n## 1 One\n\n- **1.1** See [B](b.md#c).\n- **1.2** Two\n  lines.\n\n## 2 Two\n\nEnd';
    expect(sectionOf(document, '2 ')).toBe('End');
    expect(rulesOf(document, 1)).toBe('- **1.1** See B.\n- **1.2** Two\n  lines.');
    expect(rulesOf(document, 1, ['1.2'])).toBe('- **1.2** Two\n  lines.');
    expect(() => rulesOf(document, 1, ['1.3'])).toThrow('no rule 1.3');
    expect(() => sectionOf(document, '3 ')).toThrow('no section');
    expect(withoutFileLinks('[a](https://b) [c](?path=/docs/d)')).toBe('[a](https://b) [c](?path=/docs/d)');
  });
});
