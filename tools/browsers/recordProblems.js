/**
 * Loaded by the page before the portal, in runs by WebDriver (scripts/webkit.ts): this has no events, and WebKitGTK prints no
 * console in its private sessions. So the page records its errors itself, across loads.
 */
const item = 'webkit-problems';

function record(problem) {
  sessionStorage.setItem(item, JSON.stringify([...JSON.parse(sessionStorage.getItem(item) ?? '[]'), problem]));
}

addEventListener('error', ({ message }) => record(`the page threw: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => record(`the page threw: ${reason}`));
document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
  record(`${effectiveDirective} blocked ${blockedURI}`),
);

const { error } = console;
console.error = (...parts) => {
  record(`the console has: ${parts.join(' ')}`);
  error(...parts);
};
