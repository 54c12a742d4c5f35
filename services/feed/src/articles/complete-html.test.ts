import { expect, test } from 'vitest';
import { completeHtml } from './complete-html.ts';

test.each([
  ['<p>a', '<!doctype html><html><head></head><body><p>a</body></html>'],
  ['<!doctype html><title>t</title><p>a', '<!doctype html><html><head><title>t</title></head><body><p>a</body></html>'],
  [
    '<html lang="de"><meta charset=utf-8><p>a</html>',
    '<!doctype html><html lang="de"><head><meta charset=utf-8></head><body><p>a</html></body></html>',
  ],
  [
    '<head><script>"<p>"</script></head><body class=x>a</body>',
    '<!doctype html><html><head><script>"<p>"</script></head><body>a</body></body></html>',
  ],
  ['<!-- c --> <link rel=x>', '<!doctype html><html><head> <link rel=x></head><body></body></html>'],
  ['<title>never closed <p>a', '<!doctype html><html><head></head><body><title>never closed <p>a</body></html>'],
  ['', '<!doctype html><html><head></head><body></body></html>'],
])('%j gets what its author left out', (html, complete) => expect(completeHtml(html)).toBe(complete));

test('a complete page stays as it is', () => {
  const html = '<HTML><head><title>t</title></head><BODY>a</BODY></HTML>';
  expect(completeHtml(html)).toBe(html);
});
