/** Saves a text as a file of the browser's downloads. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has the file's address once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The name of the file of an exported state: the scenario, and the moment of the clock to the minute. */
export const snapshotName = (scenario: string, now: string): string =>
  `simulator-${scenario}-${now.slice(0, 16).replace(/\D/g, '')}.json`;
