import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDecisions, parseDecisions } from './decisions.mjs';
import { ReviewProblem } from './problem.mjs';

const assets = ['review.css', 'review.js'];
const assetFolder = join(import.meta.dirname, 'page');
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (letter) => entities[letter]);

/** JSON within a script element: no `<` can end the element or begin a comment. */
export const embedJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const keys = [
  ['j', 'next change'],
  ['k', 'previous change'],
  ['a', 'accept'],
  ['r', 'reject'],
  ['c', 'comment'],
  ['s', 'slider or side by side'],
  ['z', 'zoom to the difference'],
  ['o', 'open the story'],
  ['/', 'search'],
];

const side = (label, { short, subject, day }) =>
  `<div class="side"><dt>${label}</dt><dd><code>${escapeHtml(short)}</code> <span>${escapeHtml(subject)}</span>${
    day ? ` <time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time>` : ''
  }</dd></div>`;

/**
 * The page of a review. It works as a file: styles and script are beside it, the data is within it, and the script
 * renders every text as text.
 */
export function pageOf({ base, head, entries, same, equal, uncommitted }, decisions) {
  const title = `Review of snapshots: ${base.short} to ${head.short}`;
  const data = { base: base.tree, head: head.tree, entries, same, equal, uncommitted, decisions };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="review.css">
</head>
<body>
<a class="skip" href="#entries">Skip to the changes</a>
<header class="top">
<div class="heading">
<h1>Review of snapshots</h1>
<dl class="sides">${side('Before', base)}${side('After', head)}</dl>
<p id="counts"></p>
</div>
<div class="state">
<p id="progress"></p>
<div class="bar" aria-hidden="true"><span id="bar-accepted"></span><span id="bar-rejected"></span></div>
<p id="saved" role="status"></p>
<button id="save" type="button">Save decisions</button>
</div>
</header>
<form id="filters" class="filters" role="search" aria-label="Filter the changes">
<label class="search">Search<input id="search" type="search" autocomplete="off" placeholder="Screen, story or path"></label>
<label>Area<select id="area"></select></label>
<label>Kind<select id="kind"></select></label>
<label>Decision<select id="decision"></select></label>
<p id="shown" role="status"></p>
<details class="keys"><summary>Keys</summary><div><dl>${keys
    .map(([key, does]) => `<div><dt><kbd>${escapeHtml(key)}</kbd></dt><dd>${does}</dd></div>`)
    .join('')}</dl><label class="switch"><input id="keys-on" type="checkbox" checked>Keys are on</label></div></details>
</form>
<noscript><p class="empty">The page needs JavaScript to show the changes.</p></noscript>
<main id="entries" tabindex="-1"></main>
<footer id="rest"></footer>
<script id="review" type="application/json">${embedJson(data)}</script>
<script src="review.js"></script>
</body>
</html>
`;
}

const decisionsIn = (folder) => join(folder, 'decisions.json');

/** Returns the decisions that are kept in a review's folder. Throws for a file of another form. */
export function readDecisions(folder) {
  const path = decisionsIn(folder);
  return existsSync(path) ? parseDecisions(readFileSync(path, 'utf8'), path) : new Map();
}

/** Keeps decisions in a review's folder. */
export const writeDecisions = (folder, known) => writeFileSync(decisionsIn(folder), formatDecisions(known));

/** Throws when a folder has files of others, which a review would mix with its own. */
export function requireReviewFolder(folder) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  const isReview = assets.every((name) => names.includes(name));
  const hasOnlyDecisions = names.every((name) => name === 'decisions.json');
  if (!isReview && !hasOnlyDecisions)
    throw new ReviewProblem(`${folder} has other files: name a new or an empty folder with --out.`);
}

/** Writes the page, its images, styles and script into a folder; those of an earlier review are replaced. */
export function writePage(folder, review, known) {
  rmSync(join(folder, 'images'), { recursive: true, force: true });
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const name of assets) copyFileSync(join(assetFolder, name), join(folder, name));
  for (const [name, file] of review.images) writeFileSync(join(folder, 'images', name), file);
  writeFileSync(join(folder, 'index.html'), pageOf(review, [...known.values()]));
}
