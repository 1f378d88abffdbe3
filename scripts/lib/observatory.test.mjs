import { expect, test } from 'vitest';
import { apiHeaders, securityHeaders, strictTransportSecurity } from '../../deploy/security.mjs';
import { grade } from './observatory.mjs';

const overTls = { 'strict-transport-security': strictTransportSecurity };
const html = { ...securityHeaders(), ...overTls, 'content-type': 'text/html; charset=utf-8' };
const body = '<script async src="/assets/preload.js"></script><script type="module" src="/assets/main.js"></script>';
const changed = (headers) => grade({ headers: { ...html, ...headers }, body });

test("the portal's pages and the API's responses have the best grade", () => {
  expect(grade({ headers: html, body })).toMatchObject({ grade: 'A+', score: 130 });
  expect(grade({ headers: { ...apiHeaders, ...overTls } })).toMatchObject({ grade: 'A+', score: 140 });
});

test('a server without headers has the worst grade', () => {
  expect(grade({ headers: {} })).toMatchObject({ grade: 'D', score: 30 });
});

test.each([
  [{ 'content-security-policy': undefined }, 'content-security-policy', -25],
  [{ 'content-security-policy': "script-src 'self' 'unsafe-inline'" }, 'content-security-policy', -20],
  [{ 'content-security-policy': "default-src 'self'; script-src https:" }, 'content-security-policy', -20],
  [{ 'content-security-policy': "default-src 'self'; connect-src http://a.hr" }, 'content-security-policy', -20],
  [{ 'content-security-policy': "default-src 'self' 'unsafe-eval'" }, 'content-security-policy', -10],
  [{ 'content-security-policy': "default-src 'self'; img-src http:" }, 'content-security-policy', -10],
  [{ 'content-security-policy': "default-src 'self'" }, 'content-security-policy', 5],
  [{ 'content-security-policy': "default-src 'none'" }, 'content-security-policy', 10],
  [{ 'set-cookie': ['a=1; Secure; HttpOnly; SameSite=Lax'] }, 'cookies', 5],
  [{ 'set-cookie': ['a=1; Secure'] }, 'cookies', 0],
  [{ 'set-cookie': ['sessionid=1; Secure; SameSite=Lax'] }, 'cookies', -30],
  [{ 'set-cookie': ['csrftoken=1; Secure'] }, 'cookies', -20],
  [{ 'set-cookie': ['a=1'], 'strict-transport-security': undefined }, 'cookies', -20],
  [{ 'set-cookie': ['sessionid=1; HttpOnly'], 'strict-transport-security': undefined }, 'cookies', -40],
  [{ 'strict-transport-security': undefined }, 'strict-transport-security', -20],
  [{ 'strict-transport-security': 'max-age=600' }, 'strict-transport-security', -10],
  [{ 'referrer-policy': undefined }, 'referrer-policy', 0],
  [{ 'referrer-policy': 'unsafe-url' }, 'referrer-policy', -5],
  [{ 'x-content-type-options': undefined }, 'x-content-type-options', -5],
  [{ 'content-security-policy': "default-src 'self'", 'x-frame-options': undefined }, 'x-frame-options', -20],
  [{ 'cross-origin-resource-policy': undefined }, 'cross-origin-resource-policy', 0],
  [{ 'cross-origin-opener-policy': 'unsafe-none' }, 'cross-origin-opener-policy', 0],
  [{ 'cross-origin-opener-policy': 'nonsense' }, 'cross-origin-opener-policy', -5],
])('%j: %s counts %i', (headers, rule, value) => {
  expect(changed(headers).rules[rule]).toBe(value);
});

test('scripts of other servers, calls of other pages and plain HTTP count', () => {
  const outer = (tag) => grade({ headers: html, body: tag }).rules['subresource-integrity'];
  expect(outer('<script src="https://cdn.example/a.js"></script>')).toBe(-5);
  expect(outer('<script src="http://cdn.example/a.js"></script>')).toBe(-50);
  expect(outer('<script src="https://cdn.example/a.js" integrity="sha384-x"></script>')).toBe(5);
  const origin = 'https://evil.example';
  const shared = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  expect(grade({ headers: { ...html, ...shared }, origin }).rules['cross-origin-resource-sharing']).toBe(-50);
  const plain = (status, location) =>
    grade({ headers: html, host: 'a.hr', plain: { status, headers: { location } } }).rules.redirection;
  expect(plain(200)).toBe(-20);
  expect(plain(308, 'http://a.hr/')).toBe(-20);
  expect(plain(308, 'https://b.hr/')).toBe(-5);
  expect(plain(308, 'https://a.hr/')).toBe(0);
});

test('what is well done does not make up for what is badly done', () => {
  expect(changed({ 'content-security-policy': undefined })).toMatchObject({ grade: 'B', score: 75 });
});
