import { describe, expect, test } from 'vitest';
import { embedCode, embeddable, pixelsOf } from './embed.ts';

test('the code of a frame', () => {
  expect(embedCode('https://karta.primjer.hr/zone/si', 'Šibenik', { width: 600, height: 450 })).toBe(
    '<iframe src="https://karta.primjer.hr/zone/si" title="Šibenik" width="600" height="450" style="border:0" loading="lazy"></iframe>',
  );
});

test('what an address or a name holds cannot end its attribute', () => {
  const code = embedCode('https://a.hr/?a=1&b="><script>', 'A "B" <C>', { width: 1, height: 1 });
  expect(code).toContain('src="https://a.hr/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(code).toContain('title="A &quot;B&quot; &lt;C&gt;"');
});

describe('an address', () => {
  test.each(['https://karta.hr/a', 'http://karta.hr/'])('%s may be framed', (url) => {
    expect(embeddable(url)).toBe(url);
  });
  test.each(['javascript:alert(1)', 'data:text/html,x', '/zone', ''])('%j may not', (url) => {
    expect(embeddable(url)).toBeUndefined();
  });
});

test.each([
  ['800', 800],
  [' 1 ', 1],
  ['9999', 9999],
  ['0', undefined],
  ['10000', undefined],
  ['12.5', undefined],
  ['-3', undefined],
  ['', undefined],
])('%j is %s pixels', (text, pixels) => {
  expect(pixelsOf(text)).toBe(pixels);
});
