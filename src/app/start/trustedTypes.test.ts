// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { trustedHtml, trustedScriptUrl } from './trustedTypes.ts';

test.each([
  '',
  'Kliknite prvu točku & nastavite',
  '<svg/>',
  '<span class="leaflet-draw-tooltip-single">Kliknite prvu točku</span>',
  '<span class="leaflet-draw-tooltip-subtext">a</span><br /><span>b</span>',
])('%j may be written', (html) => {
  expect(trustedHtml(html)).toBe(html);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/><script>alert(1)</script>',
  '<span onclick="alert(1)">a</span>',
  '<span class="leaflet-a" onclick="alert(1)">a</span>',
  '<span class="leaflet-a"onclick=alert(1)>a</span>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<SPAN STYLE=x>',
  'a<',
])('%j is refused', (html) => {
  expect(trustedHtml(html)).toBeNull();
});

test('scripts of the portal itself may start a worker, no others', () => {
  const { origin } = window.location;
  const own = `${origin}/assets/worker-1.js`;
  expect(trustedScriptUrl(own)).toBe(own);
  expect(trustedScriptUrl('/assets/worker-1.js')).toBe('/assets/worker-1.js');
  for (const address of [
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    '/api/a.js',
    '/assets/../api/a.js',
    'data:text/javascript,1',
    `blob:${origin}/1`,
  ])
    expect(trustedScriptUrl(address), address).toBeNull();
});
