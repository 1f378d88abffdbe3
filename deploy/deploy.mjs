/**
 * Deploys a build into the folder that a server serves, and keeps the files of earlier builds for a time: a tab that was
 * opened before still finds its code.
 *
 *   node deploy/deploy.mjs --to /srv/portal [--from dist] [--keep 30]     deploys
 *   node deploy/deploy.mjs --to /srv/portal --rollback                    goes back to the build before
 *   node deploy/deploy.mjs --to /srv/portal --list                        lists the builds
 *
 * New files come first, and index.html, which names them, last: at no moment a page names a file that is missing.
 * `--keep`: days for which the files of a build that was replaced are kept. config.json is the deployment's own: it is
 * copied only where there is none.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const day = 24 * 60 * 60 * 1000;

/** The folder, not served, with a copy of each build's files outside of `assets/`, and the list of builds. */
const archive = '.builds';
const listName = join(archive, 'builds.json');

/** The files of a build by their paths; hidden folders are notes. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !/^\.(?!well-known\/)/.test(name) && !name.endsWith('.map'));

/** Copies a file under a temporary name and renames it: a reader sees the old one or the new one, never a part. */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  const temporary = `${to}.${process.pid}.new`;
  copyFileSync(from, temporary);
  const { atime, mtime } = statSync(from);
  utimesSync(temporary, atime, mtime);
  renameSync(temporary, to);
}

const isAsset = (name) => name.startsWith('assets/');
const isPage = (name) => /^index\.html(\.(br|gz))?$/.test(name);
const isConfiguration = (name) => name === 'config.json';

/** The builds in a folder, the newest first: `{ id, deployed, replaced, files }`, times in ms. */
export function listBuilds(folder) {
  const path = join(folder, listName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function writeBuilds(folder, builds) {
  mkdirSync(join(folder, archive), { recursive: true });
  const path = join(folder, listName);
  writeFileSync(`${path}.new`, JSON.stringify(builds, undefined, 2));
  renameSync(`${path}.new`, path);
}

/** Puts the files of a build outside of `assets/` in place; the page comes last, and its compressed forms before it. */
function putInPlace(folder, from, names) {
  for (const name of names.filter((each) => !isAsset(each) && !isPage(each) && !isConfiguration(each)))
    copy(join(from, name), join(folder, name));
  for (const name of names.filter(isPage).sort().reverse()) copy(join(from, name), join(folder, name));
  // A compressed page of the build before must not be served for this one.
  for (const name of ['index.html.br', 'index.html.gz'])
    if (!names.includes(name)) rmSync(join(folder, name), { force: true });
}

/** Removes the files that only builds use whose time is over; the current build and the one before it always stay. */
function removeOld(folder, builds, keepDays, now) {
  const kept = builds.filter(({ replaced }, index) => index < 2 || now - replaced < keepDays * day);
  const used = new Set(kept.flatMap(({ files }) => files));
  for (const { id, files } of builds.filter((build) => !kept.includes(build))) {
    for (const name of files) if (isAsset(name) && !used.has(name)) rmSync(join(folder, name), { force: true });
    rmSync(join(folder, archive, id), { recursive: true, force: true });
  }
  return kept;
}

/**
 * Deploys the build in `from` into `folder`. Returns the build's id.
 * @param {{ from: string, folder: string, keepDays?: number, now?: number }} options
 */
export function deploy({ from, folder, keepDays = 30, now = Date.now() }) {
  if (!existsSync(join(from, 'index.html'))) throw new Error(`${from} has no index.html: run npm run build.`);
  const names = filesIn(from);
  const id = createHash('sha256')
    .update(readFileSync(join(from, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  for (const name of names.filter(isAsset))
    if (!existsSync(join(folder, name))) copy(join(from, name), join(folder, name));
  const others = names.filter((name) => !isAsset(name));
  for (const name of others) if (!isConfiguration(name)) copy(join(from, name), join(folder, archive, id, name));
  const configuration = join(folder, 'config.json');
  if (names.includes('config.json') && !existsSync(configuration)) copy(join(from, 'config.json'), configuration);
  putInPlace(folder, from, names);
  const before = listBuilds(folder)
    .filter((build) => build.id !== id)
    .map((build, index) => (index === 0 && !build.replaced ? { ...build, replaced: now } : build));
  writeBuilds(folder, removeOld(folder, [{ id, deployed: now, files: names }, ...before], keepDays, now));
  return id;
}

/** Puts the page of the build before in place again, whose files are still there. Returns its id. */
export function rollback({ folder, now = Date.now() }) {
  const [current, before, ...older] = listBuilds(folder);
  if (!before) throw new Error(`${folder} has no build before the current one.`);
  putInPlace(
    folder,
    join(folder, archive, before.id),
    before.files.filter((name) => !isAsset(name)),
  );
  const { replaced: _, ...restored } = before;
  writeBuilds(folder, [{ ...restored, deployed: now }, { ...current, replaced: now }, ...older]);
  return before.id;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        from: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
        keep: { type: 'string', default: '30' },
        rollback: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    });
    if (!values.to || !/^\d+$/.test(values.keep))
      throw new Error('Name the folder and whole days: --to FOLDER [--keep 30].');
    const folder = resolve(values.to);
    if (values.list)
      for (const { id, deployed, files } of listBuilds(folder))
        console.log(`${id}  ${new Date(deployed).toISOString()}  ${files.length} files`);
    else if (values.rollback) console.log(`${folder} serves build ${rollback({ folder })} again.`);
    else
      console.log(
        `${folder} serves build ${deploy({ from: resolve(values.from), folder, keepDays: Number(values.keep) })}.`,
      );
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
