import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRepository } from './repository.mjs';
import { collectReview } from './review.mjs';

/** A PNG with stripes of its own, so that git takes no two of them for copies. */
function png(seed, height = 30) {
  const data = Buffer.alloc(40 * height * 4);
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : (at * seed * 7919) % 251;
  return sharp(data, { raw: { width: 40, height, channels: 4 } })
    .png()
    .toBuffer();
}

const folder = mkdtempSync(join(tmpdir(), 'review-test-'));
const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: clean,
  }).trim();
const snapshot = (name) => join(folder, 'stories/__snapshots__', name);
function write(name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const writeSnapshot = async (name, ...content) => write(`stories/__snapshots__/${name}.png`, await png(...content));
function commit(subject) {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '-m', subject);
  return git('rev-parse', 'HEAD');
}

let before;
let after;
let repository;

beforeAll(async () => {
  git('init', '--quiet');
  write('stories/Lists.stories.tsx', "const meta = preview.meta({ title: 'Garages/Lists – Popis' });\n");
  for (const [at, name] of ['changed', 'same', 'removed', 'taller'].entries())
    await writeSnapshot(`garages/lists-popis/${name}`, at + 1);
  await writeSnapshot('old/11', 11);
  before = commit('stories: show lists');
  await writeSnapshot('garages/lists-popis/changed', 21);
  await writeSnapshot('garages/lists-popis/taller', 4, 50);
  await writeSnapshot('garages/lists-popis/new', 22);
  rmSync(snapshot('garages/lists-popis/removed.png'));
  renameSync(snapshot('old'), snapshot('moved'));
  after = commit('stories: change lists');
  repository = openRepository(folder);
}, 60_000);

afterAll(() => {
  repository.close();
  rmSync(folder, { recursive: true, force: true });
});

const review = (base, head) => collectReview(repository, base, head, 'http://localhost:6006/book/');
const short = ({ entries }) =>
  entries.map(({ kind, path, from }) => [kind, path.slice(22), ...(from ? [from.slice(22)] : [])]);

it('finds changed, new and removed snapshots, and renamed ones as pairs', async () => {
  const found = await review(repository.commit(before), repository.commit(after));
  expect(short(found)).toEqual([
    ['changed', 'garages/lists-popis/changed.png'],
    ['changed', 'garages/lists-popis/taller.png'],
    ['new', 'garages/lists-popis/new.png'],
    ['removed', 'garages/lists-popis/removed.png'],
  ]);
  expect(found.same.map(({ path, from }) => [path.slice(22), from.slice(22)])).toEqual([
    ['moved/11.png', 'old/11.png'],
  ]);
  expect(found.equal).toBe(1);
});

it('has title, link, sizes and images of an entry', async () => {
  const { entries, images } = await review(repository.commit(before), repository.commit(after));
  const [changed, taller, added, removed] = entries;
  expect(changed).toMatchObject({ area: 'Garages', screen: 'Lists – Popis', story: 'Changed' });
  expect(changed.link).toBe('http://localhost:6006/book/?path=/story/garages-lists-popis--changed');
  expect(taller).toMatchObject({ before: { width: 40, height: 30 }, after: { width: 40, height: 50 } });
  expect(added.before).toBeUndefined();
  expect(removed).toMatchObject({ after: undefined, link: undefined });
  for (const { before: first, after: second, mask } of entries)
    for (const name of [first && `${first.hash}.png`, second && `${second.hash}.png`, mask].filter(Boolean))
      expect(images.get(name)?.length, name).toBeGreaterThan(0);
});

it('compares the working tree with its untracked and its removed snapshots, and leaves the repository as it is', async () => {
  const status = () => git('status', '--porcelain');
  await writeSnapshot('garages/lists-popis/same', 41);
  await writeSnapshot('garages/lists-popis/untracked', 42);
  rmSync(snapshot('garages/lists-popis/new.png'));
  const was = status();
  const working = repository.workingTree();
  expect(short(await review(repository.commit(after), working))).toEqual([
    ['changed', 'garages/lists-popis/same.png'],
    ['new', 'garages/lists-popis/untracked.png'],
    ['removed', 'garages/lists-popis/new.png'],
  ]);
  expect(status()).toBe(was);
  expect(spawnSync('git', ['cat-file', '-e', working.tree], { cwd: folder, env: clean }).status).not.toBe(0);
});

it('says what cannot be compared', async () => {
  expect(() => repository.commit('nowhere')).toThrow('There is no commit "nowhere"');
  expect(() => repository.commit('--all')).toThrow('There is no commit "--all"');
});

it('reports a snapshot that is no PNG as a problem of its entry', async () => {
  write('stories/__snapshots__/garages/lists-popis/broken.png', 'version https://git-lfs.github.com/spec/v1');
  const { entries } = await review(repository.commit(after), repository.workingTree());
  expect(entries.find(({ story }) => story === 'Broken')).toMatchObject({
    kind: 'new',
    problem: 'A PNG cannot be read: it is another kind of file, perhaps a pointer of Git LFS.',
  });
});
