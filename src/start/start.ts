import { askEarly } from './askEarly.ts';
import { chooseFrame } from './chooseFrame.ts';
import { fetchFiles } from './fetchFiles.ts';
import type { StartFiles } from './startFiles.ts';
import { visitOf } from './visit.ts';
import { watchStart } from './watchStart.ts';

/** Filled by the build (tools/build/startScript.ts). */
declare const builtFiles: StartFiles;

/*
 * The first script of the page: it runs before the page is painted, while the portal's own code is loading. It is small,
 * and imports nothing of the portal but what it reads from the browser's storage.
 */
const { BASE_URL, MODE } = import.meta.env;
/** The path that the files are served at. Where they work at any path, it is found: this script is in `assets/` below it. */
const base = BASE_URL.startsWith('/')
  ? BASE_URL
  : new URL('..', (document.currentScript as HTMLScriptElement).src).pathname;

const startFiles = builtFiles;
const visit = visitOf(startFiles, location.pathname.slice(base.length - 1) || '/');
watchStart();
chooseFrame(visit);
fetchFiles(startFiles, visit, base);
// In demo mode the simulator answers, once it runs.
if (MODE !== 'demo') askEarly(base);
