import { gzipSync } from 'node:zlib';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** Valid feeds of every format, with a place for each text that a reader takes from them. */
export const FEED_TEMPLATES: Record<string, (at: (place: string) => string) => string> = {
  rss: (at) => `<?xml version="1.0" encoding="UTF-8"?>${at('before')}
<rss version="2.0" ${NAMESPACES}><channel><title>${at('channel')}</title><link>https://news.example/</link>
<item ${at('attributes')}><title>${at('title')}</title><link>${at('link')}</link><guid>${at('guid')}</guid>
<description>${at('description')}</description><content:encoded><![CDATA[${at('content')}]]></content:encoded>
<pubDate>${at('date')}</pubDate><category>${at('category')}</category><dc:creator>${at('author')}</dc:creator>
<enclosure url="${at('enclosure')}" type="video/mp4"/><itunes:duration>${at('duration')}</itunes:duration>
<media:content url="${at('picture')}" medium="image" width="640"/></item></channel></rss>${at('after')}`,
  atom: (at) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${at('base')}"><title type="html">${at('channel')}</title>
<entry><title mode="base64">${at('packed')}</title><id>${at('id')}</id><link href="${at('link')}"/>
<updated>${at('date')}</updated><summary type="html">${at('description')}</summary>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${at('content')}</div></content></entry></feed>`,
  rdf: (
    at,
  ) => `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NAMESPACES}>
<channel rdf:about="https://news.example/"><title>${at('channel')}</title></channel>
<item rdf:about="${at('about')}"><title>${at('title')}</title><dc:date>${at('date')}</dc:date></item></rdf:RDF>`,
  json: (at) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: at('channel'),
      items: [
        {
          ...{ id: at('id'), url: at('link'), title: at('title'), content_html: at('content') },
          ...{ image: at('picture'), date_published: at('date'), tags: [at('category')] },
        },
      ],
    }),
};

/** What nobody writes who means well, and what programs write that fail. */
const ATTACKS = [
  ...['&l9;', '&#x110000;', '&#xD800;', '&#0;', '&#99999999999999;', '&amp;'.repeat(1_000), '&'.repeat(2_000)],
  ...['<![CDATA['.repeat(100), ']]>', '<!--', '-->', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '<?xml'],
  ...['<a>'.repeat(500), '</a>'.repeat(500), '<item>'.repeat(100), '</item></channel></rss>', '<entry>', '<title>'],
  ...['\u0000\u0001\ufffe', '\ud800', '\u202e\u2066', `a${'\u0301'.repeat(5_000)}`, '\u2028'.repeat(100), '\u0000'],
  ...['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,<b>', 'http://[::1', `http://${'a'.repeat(5_000)}`],
  ...['<script>alert(1)</script>', '<svg onload=alert(1)>', '<img src=x onerror=alert(1)>', '"\'><', '<', '>'],
  ...['__proto__', '<__proto__ a="1">x</__proto__>', '<constructor>', '9'.repeat(400), '-1e999', '99999-99-99 99:99'],
  ...['<rss version="2.0"/>', '<x xmlns:media="', '%00%ff', '"}]}', '(('.repeat(200), ' '.repeat(5_000), ''],
];

const DOCTYPE = `<!DOCTYPE rss [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]>`;

const placesOf = (template: (at: (place: string) => string) => string): string[] => {
  const places: string[] = [];
  template((place) => {
    places.push(place);
    return '';
  });
  return places;
};

/** Every attack in every place of every format: some 1,300 documents. */
export const hostileDocuments = (): Map<string, string> => {
  const documents = new Map<string, string>();
  for (const [format, template] of Object.entries(FEED_TEMPLATES)) {
    for (const place of placesOf(template)) {
      for (const attack of ATTACKS) {
        const text = template((each) => (each === place ? attack : 'x'));
        documents.set(`${format} ${place} ${JSON.stringify(attack.slice(0, 30))}`, DOCTYPE.concat(text));
      }
    }
  }
  return documents;
};

const SIZE = 7_900_000;
const filled = (start: string, piece: string, end = ''): Buffer =>
  Buffer.from(start + piece.repeat(Math.floor((SIZE - start.length - end.length) / Buffer.byteLength(piece))) + end);
const ITEM = '<rss version="2.0"><channel><item><title>x</title>';

/** Bodies as large as a poll takes, each the worst for some part of the parser. Made when asked for. */
export const LARGE_DOCUMENTS: Record<string, () => Buffer> = {
  laughs: () => filled(`${DOCTYPE}<rss><channel><item><title>`, '&l9;', '</title></item></channel></rss>'),
  'quadratic-entities': () => filled(`<!DOCTYPE rss [<!ENTITY a "${'a'.repeat(50_000)}">]>${ITEM}<description>`, '&a;'),
  nesting: () => filled(ITEM, '<a>'),
  elements: () => filled(ITEM, '<a/>'),
  pictures: () => filled(`${ITEM.replace('<rss', `<rss ${NAMESPACES}`)}`, '<media:content url="/a"/>', '</item>'),
  items: () => filled('<rss><channel>', '<item><title>x</title></item>', '</channel></rss>'),
  'closing-tags': () => filled(ITEM, '</a>'),
  'opening-signs': () => filled(ITEM, '<'),
  attributes: () => filled('<rss version="2.0"><channel><item ', 'a=b '),
  quotes: () => filled(ITEM, '<a b="\'>'),
  declarations: () => filled(ITEM, '<a xmlns:b="http://search.yahoo.com/mrss/">'),
  references: () => filled(`${ITEM}<description>`, '&lt;', '</description></item>'),
  cdata: () => filled(`${ITEM}<description>`, '<![CDATA[a]]>', '</description></item>'),
  comments: () => filled(ITEM, '<!---->'),
  markup: () => filled(`${ITEM}<description><![CDATA[`, '<b>', ']]></description></item>'),
  marks: () => filled('<rss><channel><item><title>a', '\u0301'),
  doctype: () => filled('<!DOCTYPE rss [', '<!ENTITY a "b">'),
  'json-arrays': () => filled('{"version":"https://jsonfeed.org/version/1","items":', '['),
  'json-objects': () => filled('{"version":"https://jsonfeed.org/version/1","items":[', '{},', '{}]}'),
  'json-items': () =>
    filled('{"version":"https://jsonfeed.org/version/1","items":[', '{"id":"1","tags":["a"]},', '{}]}'),
  'packed-twice': () => gzipSync(gzipSync(Buffer.alloc(20_000_000))),
  packed: () => gzipSync(Buffer.alloc(20_000_000)),
  zeros: () => Buffer.alloc(SIZE),
  bytes: () =>
    Buffer.alloc(
      SIZE,
      Uint8Array.from({ length: 251 }, (_, at) => (at * 7_919) % 251),
    ),
};
