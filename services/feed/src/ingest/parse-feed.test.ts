import { describe, expect, test } from 'vitest';
import { FetchFault } from './fetch-fault.ts';
import { type ParsedEntry, parseFeedText } from './parse-feed.ts';

const FEED_URL = 'https://feeds.example/news/rss.xml';
const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
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

describe('what feeds get wrong', () => {
  const whole = rss('<title>T</title><item><title>One</title><link>https://news.example/1</link></item>');
  test.each([
    ['junk before the prolog', `\n\nWarning: headers already sent\n<?xml version="1.0"?>${whole}`],
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
