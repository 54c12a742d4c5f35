import { expect, test } from 'vitest';
import { registrableDomain } from './registrable-domain.ts';

test.each([
  ['https://www.kestria.example/about?a=b', 'kestria.example'],
  ['http://News.KESTRIA.example:8080', 'kestria.example'],
  ['https://kestria.example./', 'kestria.example'],
  ['https://rss.kestria.co.uk/world', 'kestria.co.uk'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://someone.github.io/blog', 'someone.github.io'],
  ['https://user:pass@kestria.example/', 'kestria.example'],
  ['https://kestria.example@elsewhere.example/', 'elsewhere.example'],
])('%s belongs to the owner of %s', (url, domain) => {
  expect(registrableDomain(url)).toBe(domain);
});

test.each([
  'https://github.io/',
  'https://co.uk/',
  'https://localhost/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://[::1]/',
  'kestria.example',
  '',
  'https://',
])('%j has no owner of its own', (url) => {
  expect(registrableDomain(url)).toBeNull();
});
