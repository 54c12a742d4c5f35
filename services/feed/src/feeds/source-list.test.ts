import { expect, test } from 'vitest';
import { outletsOfOpml } from './source-list.ts';

const opml = (body: string) => `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`;
const known = [
  {
    id: 'courier.example',
    name: 'The Courier',
    site: 'https://courier.example',
    country: 'GB',
    language: 'en',
    owner: 'Harbour Press',
    kind: 'newspaper' as const,
    feeds: [{ url: 'https://courier.example/rss', category: null }],
  },
];

test('feeds of one site are one outlet, folders are walked through', () => {
  const text =
    opml(`<outline text="News"><outline text="World" xmlUrl="https://a.example/w" htmlUrl="https://www.a.example/"/>
    <outline text="Sport" xmlUrl="https://a.example/s" htmlUrl="https://a.example/sport"/></outline>`);
  expect(outletsOfOpml(text, [])).toMatchObject([
    {
      id: 'a.example',
      name: 'World',
      country: null,
      feeds: [{ url: 'https://a.example/w' }, { url: 'https://a.example/s' }],
    },
  ]);
});

test('what the catalogue knows of a domain is taken over, its feeds are not', () => {
  const text = opml(
    '<outline text="c" xmlUrl="https://feeds.courier.example/all" htmlUrl="https://www.courier.example"/>',
  );
  expect(outletsOfOpml(text, known)).toMatchObject([
    {
      id: 'courier.example',
      name: 'The Courier',
      country: 'GB',
      owner: 'Harbour Press',
      feeds: [{ url: 'https://feeds.courier.example/all' }],
    },
  ]);
});

test('an address that cannot be fetched stays in the list, where its error can be seen', () => {
  expect(outletsOfOpml(opml('<outline text="A file" xmlUrl="file:///etc/passwd"/>'), [])).toMatchObject([
    { id: 'a-file', feeds: [{ url: 'file:///etc/passwd' }] },
  ]);
});
