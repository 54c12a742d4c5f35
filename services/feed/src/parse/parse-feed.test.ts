import { describe, expect, test } from 'vitest';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { type ParsedEntry, parseFeedText } from './parse-feed.ts';

const FEED_URL = 'https://feeds.example/news/rss.xml';
const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:slash="http://purl.org/rss/1.0/modules/slash/"',
  'xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"',
].join(' ');

const rss = (channel: string): string => `<rss version="2.0" ${NAMESPACES}><channel>${channel}</channel></rss>`;
const item = (inner: string): Partial<ParsedEntry> =>
  parseFeedText(rss(`<title>T</title><item>${inner}</item>`), FEED_URL).entries[0] ?? {};
const faultOf = (text: string): { kind?: string; message?: string } => {
  try {
    parseFeedText(text, FEED_URL);
    return {};
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return error;
  }
};

describe('formats', () => {
  test('RSS', () => {
    const feed = parseFeedText(
      rss(`<title>Daily &amp;amp; Sunday</title><link>https://news.example/</link><language>en-GB</language><ttl>30</ttl>
        <atom:link rel="hub" href="https://hub.example/"/>
        <item><title>Storm &amp;quot;Ada&amp;quot;</title><link>/1?a=1&amp;b=2</link><guid isPermaLink="false">g1</guid>
          <description>&lt;p&gt;Rain&lt;/p&gt;</description><content:encoded><![CDATA[<p>Much rain</p>]]></content:encoded>
          <pubDate>Sat, 07 Sep 2002 00:00:01 GMT</pubDate><dc:creator>A. Author</dc:creator><category>Weather</category>
          <category>World &amp; Sea</category><slash:comments>4</slash:comments>
          <media:content url="/small.jpg" medium="image" width="100"/><media:content url="/big.jpg" medium="image" width="900"/>
        </item>`),
      FEED_URL,
    );
    expect(feed).toMatchObject({
      format: 'rss',
      title: 'Daily & Sunday',
      language: 'en-GB',
      ttlMinutes: 30,
      site: 'https://news.example/',
      hub: 'https://hub.example/',
    });
    expect(feed.entries).toEqual([
      {
        guid: 'g1',
        url: 'https://news.example/1?a=1&b=2',
        title: 'Storm "Ada"',
        summaryHtml: '<p>Rain</p>',
        contentHtml: '<p>Much rain</p>',
        publishedAt: Date.UTC(2002, 8, 7, 0, 0, 1),
        updatedAt: null,
        author: 'A. Author',
        categories: ['Weather', 'World & Sea'],
        language: null,
        imageUrl: 'https://news.example/big.jpg',
        media: null,
        commentsCount: 4,
        views: null,
      },
    ]);
  });

  test('Atom, with links against xml:base', () => {
    const feed = parseFeedText(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="https://news.example/a/">
        <title type="html">Nach&amp;uuml;richten</title><link href="/"/><link rel="hub" href="https://hub.example/"/>
        <entry xml:base="b/"><id>urn:1</id><title>1 &lt; 2</title><link rel="self" href="self"/><link href="c"/>
          <published>2024-01-01T00:00:00Z</published><updated>2024-01-02T00:00:00Z</updated>
          <author><name>Eva</name></author><category term="x" label="Wetter"/>
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Viel <img src="r.png"/> Regen</p></div></content>
        </entry></feed>`,
      FEED_URL,
    );
    expect(feed).toMatchObject({
      format: 'atom',
      title: 'Nachürichten',
      language: 'de',
      site: 'https://news.example/',
    });
    expect(feed.entries[0]).toMatchObject({
      guid: 'urn:1',
      url: 'https://news.example/a/b/c',
      title: '1 < 2',
      publishedAt: Date.UTC(2024, 0, 1),
      updatedAt: Date.UTC(2024, 0, 2),
      author: 'Eva',
      categories: ['Wetter'],
      imageUrl: 'https://news.example/a/b/r.png',
    });
    expect(feed.entries[0]?.contentHtml).toContain('<p>Viel');
  });

  test('RDF', () => {
    const feed = parseFeedText(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NAMESPACES}>
        <channel><title>R</title><link>https://news.example/</link><sy:updatePeriod>hourly</sy:updatePeriod>
        <sy:updateFrequency>2</sy:updateFrequency></channel>
        <item rdf:about="https://news.example/1"><title>One</title><link>https://news.example/1</link>
        <dc:date>2024-01-01</dc:date></item></rdf:RDF>`,
      FEED_URL,
    );
    expect(feed).toMatchObject({ format: 'rdf', title: 'R', ttlMinutes: 30 });
    expect(feed.entries[0]).toMatchObject({ guid: 'https://news.example/1', publishedAt: Date.UTC(2024, 0, 1) });
  });

  test('JSON', () => {
    const feed = parseFeedText(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'J < K',
        home_page_url: 'https://news.example/',
        language: 'fr',
        items: [{ id: '7', url: '/7', title: 'a < b', content_text: 'x <y> z', image: '/i.png', tags: ['t'] }],
      }),
      FEED_URL,
    );
    expect(feed).toMatchObject({ format: 'json', title: 'J < K', language: 'fr' });
    expect(feed.entries[0]).toMatchObject({
      url: 'https://news.example/7',
      title: 'a < b',
      contentHtml: 'x &lt;y&gt; z',
      imageUrl: 'https://news.example/i.png',
    });
  });

  test('a video feed', () => {
    const entry = item(`<title>Film</title><link>https://www.youtube.com/watch?v=dQw4w9WgXcQ</link><media:group>
      <media:content url="https://cdn.example/f.mp4" type="video/mp4" duration="95"/><media:thumbnail url="https://cdn.example/t.jpg"/>
      <media:community><media:statistics views="1234"/></media:community></media:group>`);
    expect(entry).toMatchObject({
      media: { url: 'https://cdn.example/f.mp4', type: 'video/mp4', durationS: 95 },
      imageUrl: 'https://cdn.example/t.jpg',
      views: 1234,
    });
  });
});

test('a film that is given twice is as long as either place says', () => {
  const entry = item(`<title>Film</title><link>https://news.example/1</link>
    <enclosure url="https://cdn.example/f.webm" type="video/webm" length="9"/>
    <media:content url="https://cdn.example/f.webm" type="video/webm" duration="8"/>`);
  expect(entry.media).toEqual({ url: 'https://cdn.example/f.webm', type: 'video/webm', durationS: 8 });
});

/** The first entry of an Atom feed. */
const entry = (inner: string, attributes = ''): Partial<ParsedEntry> =>
  parseFeedText(
    `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>T</title><entry>${inner}</entry></feed>`,
    FEED_URL,
  ).entries[0] ?? {};

describe('older and rarer formats', () => {
  test('RSS 0.9, whose items stand beside the channel', () => {
    const feed = parseFeedText(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/">
        <channel><title>C</title><link>https://news.example/</link></channel>
        <item><title>One</title><link>/1</link></item><item><title>Two</title><link>/2</link></item></rdf:RDF>`,
      FEED_URL,
    );
    expect(feed.format).toBe('rdf');
    expect(feed.entries.map(({ url }) => url)).toEqual(['https://news.example/1', 'https://news.example/2']);
  });

  test('RSS 1.0 with the elements of RSS 2.0, and more items than its table of contents', () => {
    const feed = parseFeedText(
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/">
        <rss:channel><rss:title>C</rss:title><rss:items><r:Seq><r:li r:resource="https://news.example/1"/></r:Seq></rss:items>
        </rss:channel><rss:item r:about="https://news.example/1"><rss:title>One</rss:title>
        <rss:pubDate>Sat, 07 Sep 2002 00:00:01 GMT</rss:pubDate></rss:item>
        <rss:item r:about="https://news.example/2"><rss:title>Two</rss:title></rss:item></r:RDF>`,
      FEED_URL,
    );
    expect(feed.entries.map(({ guid, url, title, publishedAt }) => [guid, url, title, publishedAt])).toEqual([
      ['https://news.example/1', 'https://news.example/1', 'One', Date.UTC(2002, 8, 7, 0, 0, 1)],
      ['https://news.example/2', 'https://news.example/2', 'Two', null],
    ]);
  });

  test('CDF', () => {
    const feed = parseFeedText(
      `<?xml version="1.0"?><CHANNEL HREF="https://news.example/"><TITLE>C</TITLE>
        <ITEM HREF="https://news.example/1" LASTMOD="1998.09.01T10:00"><TITLE>One</TITLE><ABSTRACT>Words</ABSTRACT></ITEM>
        </CHANNEL>`,
      FEED_URL,
    );
    expect(feed).toMatchObject({ title: 'C', site: 'https://news.example/' });
    expect(feed.entries[0]).toMatchObject({
      url: 'https://news.example/1',
      title: 'One',
      summaryHtml: 'Words',
      updatedAt: Date.UTC(1998, 8, 1, 10),
    });
  });

  test('Atom 0.3', () => {
    const feed = parseFeedText(
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="escaped">A &amp;amp; B</title>
        <entry><title mode="base64">Q2Fmw6kgJmFtcDsgYmFy</title><link rel="alternate" href="https://news.example/1"/>
        <id>1</id><issued>2003-12-13T08:29:29-04:00</issued><modified>2003-12-14T00:00:00Z</modified>
        <content type="text/html" mode="escaped">&lt;p&gt;Words&lt;/p&gt;</content></entry>
        <entry><title mode="xml" type="application/xhtml+xml">A <em>B</em> &amp;lt; C</title></entry></feed>`,
      FEED_URL,
    );
    expect(feed.title).toBe('A & B');
    expect(feed.entries[0]).toMatchObject({
      title: 'Café & bar',
      publishedAt: Date.UTC(2003, 11, 13, 12, 29, 29),
      updatedAt: Date.UTC(2003, 11, 14),
      contentHtml: '<p>Words</p>',
    });
    expect(feed.entries[1]?.title).toBe('A B < C');
  });

  test('an Atom entry by itself', () => {
    const feed = parseFeedText(
      '<entry xmlns="http://www.w3.org/2005/Atom"><title>One</title><id>urn:1</id></entry>',
      FEED_URL,
    );
    expect(feed).toMatchObject({ format: 'atom', title: null, entries: [{ title: 'One', guid: 'urn:1' }] });
  });

  test('capitals, and prefixes of one’s own choice', () => {
    const feed = parseFeedText(
      `<RSS VERSION="2.0" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:m="http://search.yahoo.com/mrss/">
        <CHANNEL><TITLE>T</TITLE><ITEM><TITLE>One</TITLE><LINK>https://news.example/1</LINK><GUID ISPERMALINK="FALSE">g</GUID>
        <d:date>2024-01-01</d:date><m:thumbnail URL="/t.jpg"/></ITEM></CHANNEL></RSS>`,
      FEED_URL,
    );
    expect(feed.entries[0]).toMatchObject({
      title: 'One',
      url: 'https://news.example/1',
      guid: 'g',
      publishedAt: Date.UTC(2024, 0, 1),
      imageUrl: 'https://feeds.example/t.jpg',
    });
  });

  test.each([
    ['another version', { version: '1.0', home_page_url: 'https://news.example/' }],
    ['no version', { feed_url: 'https://news.example/feed' }],
  ])('a JSON feed with %s', (_name, head) => {
    const text = JSON.stringify({ title: 'J', ...head, items: [{ id: '1', url: 'https://news.example/1' }] });
    expect(parseFeedText(text, FEED_URL).entries).toHaveLength(1);
  });
  test.each([
    { version: '2.0', title: 'x', items: [{ title: 'One', link: 'https://news.example/1' }] },
    { title: 'x', items: [] },
    { title: 'x', items: [1, null, 'y'] },
    { version: '1.0', home_page_url: 'https://news.example/' },
  ])('other JSON is none: %j', (document) => expect(faultOf(JSON.stringify(document)).kind).toBe('not-a-feed'));
});

describe('links and ids', () => {
  test.each([
    ['the last of several', '<link>https://news.example/a</link><link>https://news.example/b</link>', 'b'],
    ['not an empty one', '<link/><link>https://news.example/a</link><link> </link>', 'a'],
    ['one written as in Atom', '<link href="https://news.example/a"/>', 'a'],
    ['one of Atom', '<atom:link rel="self" href="/s"/><atom:link href="https://news.example/a"/>', 'a'],
    ['the plain one before that of Atom', '<atom:link href="/b"/><link>https://news.example/a</link>', 'a'],
    ['one in a CDATA section', '<link><![CDATA[ https://news.example/a ]]></link>', 'a'],
    [
      'the page behind a click counter',
      `<link>http://feedproxy.example/~r/n/~3/x/</link><f:origLink xmlns:f="http://rssnamespace.org/feedburner/ext/1.0">https://news.example/a</f:origLink>`,
      'a',
    ],
    [
      'the plain one where it counts nothing',
      `<link>https://news.example/a</link><feedburner:origLink>https://news.example/b</feedburner:origLink>`,
      'a',
    ],
    ['a permanent guid in capitals', '<guid isPermaLink="TRUE">https://news.example/a</guid>', 'a'],
  ])('%s', (_name, inner, page) => expect(item(inner).url).toBe(`https://news.example/${page}`));

  test('an Atom link whose relation is written out, and not the others', () => {
    const inner = `<link rel="http://www.iana.org/assignments/relation/alternate" href="/a"/><link rel="replies" href="/r"/>
      <link rel="alternate" type="application/json" href="/j"/>`;
    expect(entry(inner).url).toBe('https://feeds.example/a');
    expect(entry('<link rel="replies" href="/r"/><link rel="self" href="/s"/>').url).toBeNull();
  });

  test('ids that are not whole are read against the base the feed states', () => {
    const base = 'xml:base="https://news.example/a/"';
    expect(entry('<id>b</id>', base).guid).toBe('https://news.example/a/b');
    expect(entry('<id>b</id>').guid).toBe('b');
    expect(entry('<id>tag:news.example,2024:1</id>', base).guid).toBe('tag:news.example,2024:1');
  });

  test('each element may state a base of its own', () => {
    const inner = '<link xml:base="c/" href="d"/><content type="html" xml:base="e/">&lt;img src="f.png"&gt;</content>';
    expect(entry(`${inner}`, 'xml:base="https://news.example/a/"')).toMatchObject({
      url: 'https://news.example/a/c/d',
      imageUrl: 'https://news.example/a/e/f.png',
    });
    const feed = `<rss version="2.0" xml:base="https://news.example/a/"><channel><link>https://other.example/</link>
      <item xml:base="b/"><link>c</link></item></channel></rss>`;
    expect(parseFeedText(feed, FEED_URL).entries[0]?.url).toBe('https://news.example/a/b/c');
    const relative = '<rss><channel><item xml:base="b/"><link>c</link></item></channel></rss>';
    expect(parseFeedText(relative, FEED_URL).entries[0]?.url).toBe('https://feeds.example/news/b/c');
  });
});

describe('titles and texts', () => {
  test.each([
    ['escaped once too often', '<title>A &amp;lt;b&amp;gt;B&amp;lt;/b&amp;gt; &amp;amp;amp; C</title>', 'A B & C'],
    ['in several CDATA sections', '<title>A <![CDATA[&amp; B]]> C <![CDATA[<i>D</i>]]></title>', 'A & B C D'],
    ['with markup nobody escaped', '<title>A <i>B</i> C</title>', 'A B C'],
    ['empty, with another beside it', '<title/><media:title>A</media:title>', 'A'],
    ['on several lines', '<title>\n  A\n  B\n</title>', 'A B'],
  ])('%s', (_name, inner, title) => expect(item(inner).title).toBe(title));

  test.each([
    ['<title type="html">A &amp;lt; B</title>', 'A < B'],
    ['<title type="text">1 &lt; 2 &amp;&amp; 3</title>', '1 < 2 && 3'],
    ['<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <b>B</b></div></title>', 'A B'],
    [
      '<title type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml">A<x:br/>B<x:script>C</x:script></x:div></title>',
      'A B',
    ],
    ['<title type="application/octet-stream">bm90IGJhc2U2NA==</title>', 'not base64'],
    ['<title mode="base64">!</title><title>B</title>', 'B'],
  ])('Atom: %s', (inner, title) => expect(entry(inner).title).toBe(title));
});

describe('pictures, films and figures', () => {
  test.each([
    [
      'the widest',
      '<media:content url="/a.jpg" width="300"/><media:content url="/b.jpg" width="1200"/><media:content url="/c.jpg"/>',
      'b.jpg',
    ],
    [
      'the largest, not the first in a group',
      '<media:group><media:content url="/a.jpg" width="100" height="900"/><media:content url="/b.jpg" width="800" height="600"/></media:group>',
      'b.jpg',
    ],
    [
      'a picture before its thumbnail',
      '<media:thumbnail url="/a.jpg" width="900"/><media:content url="/b.jpg" medium="image"/>',
      'b.jpg',
    ],
    [
      'a thumbnail that is larger',
      '<media:thumbnail url="/a.jpg" width="900"/><media:content url="/b.jpg" width="90"/>',
      'a.jpg',
    ],
    [
      'no film',
      '<media:content url="/a.mp4" type="video/mp4"><media:thumbnail url="/b.jpg"/></media:content>',
      'b.jpg',
    ],
    ['an enclosure', '<enclosure url="/a.mp3" type="audio/mpeg"/><enclosure url="/b.jpg" type="image/jpeg"/>', 'b.jpg'],
    ['an image element', '<image><url>/b.jpg</url></image>', 'b.jpg'],
    ['an address in an image element', '<image>/b.jpg</image>', 'b.jpg'],
    ['a podcast’s', '<itunes:image href="/b.jpg"/>', 'b.jpg'],
  ])('%s', (_name, inner, file) => expect(item(inner).imageUrl).toBe(`https://feeds.example/${file}`));

  test('a channel of YouTube', () => {
    const inner = `<id>yt:video:dQw4w9WgXcQ</id><yt:videoId>dQw4w9WgXcQ</yt:videoId><title>Film</title>
      <published>2024-01-01T00:00:00+00:00</published><media:group><media:title>Film</media:title>
      <media:content url="https://www.youtube.com/v/dQw4w9WgXcQ?version=3" type="application/x-shockwave-flash"/>
      <media:thumbnail url="https://i1.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" width="480" height="360"/>
      <media:description>Words &lt;3</media:description><media:community><media:statistics views="304321"/></media:community>
      </media:group>`;
    expect(
      entry(inner, 'xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/"'),
    ).toMatchObject({
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Film',
      summaryHtml: 'Words &lt;3',
      imageUrl: 'https://i1.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
      media: { url: 'https://www.youtube.com/v/dQw4w9WgXcQ?version=3' },
      views: 304321,
    });
  });

  test('a player whose film is known', () => {
    expect(item('<media:player url="https://player.vimeo.com/video/76979871"/>').media).toEqual({
      url: 'https://player.vimeo.com/video/76979871',
      type: null,
      durationS: null,
    });
    expect(item('<media:player url="https://player.example/1"/>').media).toBeNull();
  });

  test.each([
    ['5415', 5415],
    ['90:15', 5415],
    ['1:30:15', 5415],
    ['1:30:15.5', 5415],
    ['an hour', null],
  ])('an episode of %s', (duration, seconds) => {
    const inner = `<enclosure url="/a.mp3" type="audio/mpeg" length="9"/><itunes:duration>${duration}</itunes:duration>`;
    expect(item(inner).media).toEqual({ url: 'https://feeds.example/a.mp3', type: 'audio/mpeg', durationS: seconds });
  });

  test.each([
    ['<author>eve@news.example (Eve Ro)</author>', 'Eve Ro'],
    ['<author>Eve Ro &lt;eve@news.example&gt;</author>', 'Eve Ro'],
    ['<author>eve@news.example</author>', 'eve@news.example'],
    ['<author><name>Eve</name></author>', 'Eve'],
    ['<dc:creator>Eve</dc:creator><dc:creator>Ada</dc:creator><author>x</author>', 'Eve, Ada'],
    ['<itunes:author>Eve</itunes:author>', 'Eve'],
  ])('the writer: %s', (inner, author) => expect(item(inner).author).toBe(author));

  test('replies, by any of their counts', () => {
    expect(item('<slash:comments>4</slash:comments>').commentsCount).toBe(4);
    expect(item('<slash:comments>many</slash:comments>').commentsCount).toBeNull();
    const inner = '<link rel="replies" href="/r" thr:count="7"/>';
    expect(entry(inner, 'xmlns:thr="http://purl.org/syndication/thread/1.0"').commentsCount).toBe(7);
  });

  test('the first date that is one', () => {
    const inner = '<pubDate>soon</pubDate><dc:date>2024-01-01</dc:date><atom:updated>2024-01-02</atom:updated>';
    expect(item(inner)).toMatchObject({ publishedAt: Date.UTC(2024, 0, 1), updatedAt: Date.UTC(2024, 0, 2) });
  });
});

describe('what feeds get wrong', () => {
  const whole = rss('<title>T</title><item><title>One</title><link>https://news.example/1</link></item>');
  test.each([
    ['junk before the prolog', `\n\nWarning: headers already sent\n<?xml version="1.0"?>${whole}`],
    [
      'messages of a program before the prolog',
      `<br />\n<b>Warning</b>: x in <b>y</b><br />\n<?xml version="1.0"?>${whole}`,
    ],
    ['a mark and a comment', `\ufeff<!-- cached --><?xml version="1.0"?>${whole}`],
    ['control characters', whole.replace('One', 'O\u0000n\u000be')],
    ['references to them', whole.replace('One', 'O&#0;n&#x1F;e')],
    ['a document type', `<!DOCTYPE rss [<!ENTITY x "]>"><!ELEMENT rss ANY>]>${whole}`],
    ['an end that is missing', whole.replace('</channel></rss>', '<item><title>Tw')],
    ['an end that is wrong', whole.replace('</channel>', '<item></channel>')],
    ['a wrong closing tag', whole.replace('One</title>', 'One</titel>')],
    ['HTML that is not escaped', whole.replace('<title>One', '<description><p>a<br>b</description><title>One')],
    ['a bare less-than sign', whole.replace('<link>', '<category>1 < 2<<</category><link>')],
    ['a tag that is cut off', whole.replace('</channel></rss>', '<item><title>Tw</title><li')],
    ['a CDATA section that is cut off', whole.replace('</channel></rss>', '<item><title><![CDATA[Tw')],
    ['an item that nobody closed', whole.replace('</item>', '<item><title>Next</title></item>')],
    ['a quote that nobody closed', whole.replace('<link>', '<category domain="x>y</category><link>')],
    ['lines that are never closed', whole.replace('<link>', '<description>a<br>b</p></description><link>')],
    ['text after the end', `${whole}<!-- 0.1 s --><script>x()</script>`],
  ])('%s', (_name, text) => {
    const entries = parseFeedText(text, FEED_URL).entries;
    expect(entries[0]).toMatchObject({ title: 'One', url: 'https://news.example/1' });
    expect(entries.some(({ title }) => title.startsWith('Tw'))).toBe(false);
  });

  test('undeclared entities', () =>
    expect(item('<title>Caf&eacute; &nbsp;&mdash; R&D</title>').title).toBe('Café — R&D'));
  test('a link only in the guid', () => {
    expect(item('<title>x</title><guid>https://news.example/9</guid>').url).toBe('https://news.example/9');
    expect(item('<title>x</title><guid isPermaLink="false">https://news.example/9</guid>').url).toBeNull();
  });
  test('a link that is no web address', () => {
    expect(item('<title>x</title><link>javascript:alert(1)</link>').url).toBeNull();
  });
  test('a counting pixel before the picture', () => {
    const html = '&lt;img src="/p.gif" width="1" height="1"&gt;&lt;img src="/a.jpg?x=1&amp;amp;y=2"&gt;';
    expect(item(`<title>x</title><description>${html}</description>`).imageUrl).toBe(
      'https://feeds.example/a.jpg?x=1&y=2',
    );
  });
  test('a feed without entries', () =>
    expect(parseFeedText('<rss version="2.0"></rss>', FEED_URL).entries).toEqual([]));
  test('more entries than anybody reads', () => {
    expect(parseFeedText(rss('<item><title>x</title></item>'.repeat(800)), FEED_URL).entries).toHaveLength(500);
  });
});

describe('what is no feed', () => {
  test.each([
    ['a web page', '<!DOCTYPE html><html><head><title>x</title></head><body><rss></rss></body></html>'],
    ['a web page without a document type', '\n<!-- x --><HTML><body>x</body></HTML>'],
  ])('%s', (_name, text) => {
    expect(faultOf(text)).toMatchObject({
      kind: 'not-a-feed',
      message: 'The address answers with a web page, not a feed.',
    });
  });
  test.each([
    '',
    '   ',
    'hello',
    '<note><to>x</to></note>',
    '{"a":1}',
    '{',
    '[1]',
    '<opml version="2.0"><body/></opml>',
    '<',
  ])('%j', (text) => expect(faultOf(text).kind).toBe('not-a-feed'));
});
