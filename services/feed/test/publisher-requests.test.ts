import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import type { Identity } from '@360/contracts/identity';
import {
  operatorRequestSchema,
  type PublisherRequest,
  type PublisherRequestInput,
  publisherRequestSchema,
  removalReceiptSchema,
} from '@360/contracts/publisher-requests';
import type { Publisher } from '@360/contracts/publishers';
import type { Story, StoryDetail } from '@360/contracts/stories';
import { type NameServer, startNameServer } from '@360/testkit/name-server';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const XML = 'application/rss+xml';
const WELL_KNOWN = '/.well-known/360-news.txt';
const silent = createLogger('test', 'silent');
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

const ANA: Identity = { sub: 'operator:ana', sid: 'test', roles: ['reader', 'operator'] };
const OTHER_READER: Identity = { sub: 'anon:other', sid: 'other', roles: ['reader'] };

const ASK: PublisherRequestInput = {
  publisherName: 'Kestria Now',
  website: 'https://www.kestria.example/about',
  contactEmail: 'rights@kestria.example',
};

let site: Site;
let names: NameServer;
let service: RunningFeedService;

const port = (): string => new URL(site.origin).port;
const post = (where: string, body: unknown, headers: Record<string, string> = {}): RequestInit & { where: string } => ({
  where,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const send = (body: unknown, headers?: Record<string, string>) => {
  const { where, ...init } = post('/api/publisher-requests', body, headers);
  return service.get(where, init);
};
let readers = 0;
/** Each by a reader of its own, where none is named: a reader has so many a day. */
const submit = async (changes: Partial<PublisherRequestInput> = {}, sub?: string): Promise<PublisherRequest> => {
  const { where, ...init } = post('/api/publisher-requests', { ...ASK, ...changes });
  const reader: Identity = { ...OTHER_READER, sub: sub ?? `anon:${++readers}` };
  return publisherRequestSchema.parse(await (await service.as(reader, where, init)).json());
};
const statusOf = async (reference: string): Promise<PublisherRequest> =>
  publisherRequestSchema.parse(await (await service.get(`/api/publisher-requests/${reference}`)).json());
const check = (reference: string) =>
  service.get(`/api/publisher-requests/${reference}/check-proof`, { method: 'POST' });
const decide = (reference: string, body: unknown, who: Identity = ANA) => {
  const { where, ...init } = post(`/api/operator/publisher-requests/${reference}/decision`, body);
  return service.as(who, where, init);
};
const stories = async (): Promise<Story[]> => (await (await service.get('/api/stories')).json()) as Story[];

/** Lines of a text file that a site serves at every host that leads here. */
const text = (...lines: string[]) => fixedPage(lines.join('\r\n'), 'text/plain');

const report = (id: string, title: string, minutes: number, more = '') => ({
  id,
  title,
  summary: `${title}. The rail tunnel and the road at Marrow Pass are shut.`,
  at: ago(minutes),
  more,
});

beforeAll(async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  site = await startSite({ '/picture.jpg': fixedPage(picture, 'image/jpeg') });
  names = await startNameServer(['kestria.example', 'www.kestria.example', 'northlight.example', 'elsewhere.example']);
  const withPicture = `<media:content url="${site.origin}/picture.jpg" type="image/jpeg" medium="image"/>`;
  const kestria = [
    report('k1', 'Landslide shuts Marrow Pass; 12 people injured', 50, withPicture),
    { id: 'k2', title: 'Kestria orchestra tours the four rivers', summary: 'Nobody else tells of it.', at: ago(20) },
  ];
  site.set('/kestria', fixedPage(rss(kestria).replaceAll('outlet.example', 'kestria.example'), XML));
  site.set('/northlight', fixedPage(rss([report('n1', 'Landslide closes Marrow Pass, 19 people injured', 40)]), XML));
  site.set('/courier', fixedPage(rss([report('c1', 'Marrow Pass shut after a landslide', 30)]), XML));
  const digest = rss([report('d1', 'Marrow Pass landslide: the road stays shut', 25)]);
  const foreign = rss([{ id: 'k3', title: 'Glass foundry in Brenholt hires two hundred', at: ago(10) }]);
  const linked = /<item>.*<\/item>/.exec(foreign)?.[0].replaceAll('outlet.example', 'www.kestria.example') ?? '';
  site.set('/digest', fixedPage(digest.replace('</channel>', `${linked}</channel>`), XML));
  const at = (id: string) =>
    outlet(id, `${site.origin}/${id}`, { site: `https://${id}.example`, owner: `${id} press` });
  service = await startService([at('kestria'), at('northlight'), at('courier'), at('digest')], {
    ALLOWED_ORIGINS: [
      site.origin,
      ...['kestria', 'www.kestria', 'northlight', 'elsewhere'].map((name) => `http://${name}.example:${port()}`),
    ].join(','),
    DNS_SERVERS: names.address,
    FETCH_DEADLINE_SECONDS: '1',
  });
  await waitUntil('all items', 20_000, async () => ((await service.items()).length === 6 ? true : null));
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
  await names?.close();
});

describe('a request', () => {
  test('is stored and acknowledged with a reference, a deadline and what proves the domain', async () => {
    const answer = await send(ASK);
    expect(answer.status).toBe(201);
    const request = publisherRequestSchema.parse(await answer.json());
    expect(answer.headers.get('location')).toBe(`/api/publisher-requests/${request.reference}`);
    expect(request).toMatchObject({
      status: 'submitted',
      requestType: 'opt-out',
      domain: 'kestria.example',
      statusUrl: `/opt-out/status/${request.reference}`,
      known: { publishers: ['The kestria'] },
      overdue: false,
      proof: {
        files: [`https://kestria.example${WELL_KNOWN}`, 'https://kestria.example/360-news.txt'],
        dns: { name: '_360-news.kestria.example', value: `360-news=${request.proof.token}` },
      },
    });
    expect(Date.parse(request.dueAt) - Date.parse(request.createdAt)).toBe(48 * HOUR);
  });

  test.each([
    ['correction', 'general', 24],
    ['partnership', 'general', 24],
    ['other', 'copyright', 24],
    ['other', 'dmca', 4],
  ] as const)('%s, %s is due in %d hours', async (requestType, matter, hours) => {
    const { dueAt, createdAt } = await submit({ requestType, matter, publisherName: 'Due' });
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(hours * HOUR);
  });

  test('sent twice is one; of another reader it is another', async () => {
    const twice = await Promise.all([submit({}, 'anon:twice'), submit({}, 'anon:twice')]);
    expect(twice[0].reference).toBe(twice[1].reference);
    expect((await submit({}, 'anon:once')).reference).not.toBe(twice[0].reference);
  });

  test('with an idempotency key is one, and the key is not for another', async () => {
    const key = { 'idempotency-key': 'form-1' };
    const [first, again] = [await send(ASK, key), await send(ASK, key)];
    expect(((await first.json()) as PublisherRequest).reference).toBe(
      ((await again.json()) as PublisherRequest).reference,
    );
    const changed = await send({ ...ASK, publisherName: 'Changed' }, key);
    expect([changed.status, await changed.json()]).toMatchObject([409, { code: 'conflict' }]);
    expect((await send(ASK, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });

  test('is found however its reference is typed, and shows no e-mail', async () => {
    const { reference } = await submit();
    const typed = reference.toLowerCase().replaceAll('-', ' ').replace('pub', '').trim();
    const answer = await service.get(`/api/publisher-requests/${encodeURIComponent(typed)}`);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ reference });
    expect(body).not.toContain(ASK.contactEmail);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('mistyped, unknown and hostile references are told apart in a sentence', async () => {
    const { reference } = await submit();
    const last = reference.at(-1) === '0' ? '1' : '0';
    for (const wrong of [`${reference.slice(0, -1)}${last}`, 'PUB', '%00', '..%2F..%2Fetc', '%7B%22$gt%22:1%7D']) {
      const answer = await service.get(`/api/publisher-requests/${wrong}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: expect.stringMatching(/reference/) }]);
    }
    expect((await service.get('/api/publisher-requests/PUB-0000-0000-0000')).status).toBe(404);
  });

  test.each([
    [{ publisherName: '' }, 'publisherName: Please give the name of the publisher.'],
    [{ publisherName: ' \n ' }, 'publisherName: '],
    [{ publisherName: 'a\u0000b' }, 'publisherName: Please leave out control characters.'],
    [{ publisherName: 'x'.repeat(201) }, 'publisherName: At most 200 characters'],
    [{ publisherName: { $ne: '' } }, 'publisherName: '],
    [{ website: '' }, 'website: Please give the address of your website.'],
    [{ website: 'kestrianow' }, 'website: Please give the whole address'],
    [{ website: 'javascript:alert(1)' }, 'website: Please give the whole address'],
    [{ website: 'http://127.0.0.1/' }, 'website: Please give an address with a domain'],
    [{ website: 'http://[::1]/' }, 'website: '],
    [{ website: 'https://localhost/' }, 'website: Please give an address with a domain'],
    [{ website: 'https://co.uk/' }, 'website: Please give an address with a domain'],
    [{ contactEmail: 'nobody' }, 'contactEmail: Please give an e-mail address'],
    [{ contactEmail: 'a@b.example\r\nBcc: c@d.example' }, 'contactEmail: '],
    [{ requestType: 'delete-all' }, 'requestType: One of opt-out'],
    [{ matter: 'dmca' }, 'matter: '],
    [{ additionalInfo: 'x'.repeat(5_001) }, 'additionalInfo: At most 5000 characters'],
  ])('with $0 is refused with a sentence', async (changes, sentence) => {
    const answer = await send({ ...ASK, ...changes });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain(sentence);
  });

  test.each(['', '[]', 'null', '"text"', '{'])('that is %j is refused with a sentence', async (body) => {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
  });

  test('of a domain that is not read says so', async () => {
    const { known } = await submit({ website: 'https://nowhere.example' });
    expect(known).toEqual({ publishers: [], feeds: 0 });
  });

  test('the twenty-first of a day is refused', async () => {
    const reader: Identity = { ...OTHER_READER, sub: 'anon:busy' };
    const ask = (at: number) => {
      const { where, ...init } = post('/api/publisher-requests', { ...ASK, publisherName: `Number ${at}` });
      return service.as(reader, where, init);
    };
    for (let at = 0; at < 20; at++) expect((await ask(at)).status).toBe(201);
    expect((await ask(20)).status).toBe(429);
    expect((await ask(3)).status).toBe(201);
  });
});

describe('proof of a domain', () => {
  /** Lets the domain be looked at again at once. */
  const rested = async (): Promise<void> => {
    const mongo = await connectMongo(service.mongoUrl, silent);
    await mongo.collection('publisher_requests').updateMany({}, { $set: { nextCheckAt: new Date(0) } });
    await mongo.close();
  };
  const findings = async (reference: string) => {
    await rested();
    const request = publisherRequestSchema.parse(await (await check(reference)).json());
    return [request.status, request.proof.lastCheck?.file, request.proof.lastCheck?.dns];
  };

  test('is missing, of another request, unreachable or answered by another domain', async () => {
    const { reference, proof } = await submit({ publisherName: 'Proof' });
    expect(await findings(reference)).toEqual(['submitted', 'missing', 'missing']);
    site.set(WELL_KNOWN, text('360-news=of-another-request'));
    names.setText('_360-news.kestria.example', 'v=spf1 -all', '360-news=old');
    expect(await findings(reference)).toEqual(['submitted', 'other-token', 'other-token']);
    site.set(WELL_KNOWN, text(`<p>${proof.line}</p>`));
    expect((await findings(reference))[1]).toBe('missing');
    site.set(WELL_KNOWN, (_req, res) =>
      res.writeHead(302, { location: `http://elsewhere.example:${port()}/token.txt` }).end(),
    );
    site.set('/token.txt', text(proof.line));
    expect(await findings(reference)).toEqual(['submitted', 'other-domain', 'other-token']);
    site.set(WELL_KNOWN, (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    expect((await findings(reference))[1]).not.toBe('found');
    site.set(WELL_KNOWN, (_req, res) => res.end('x'.repeat(100_000)));
    expect((await findings(reference))[0]).toBe('submitted');
  });

  test('by a file on the domain, also after a redirect within it', async () => {
    const { reference, proof } = await submit({ publisherName: 'File' });
    site.set(WELL_KNOWN, (_req, res) =>
      res.writeHead(301, { location: `http://www.kestria.example:${port()}/proof.txt` }).end(),
    );
    site.set('/proof.txt', text('# for 360 News', '360-news=another', `  ${proof.line} `));
    expect(await findings(reference)).toEqual(['proven', 'found', 'other-token']);
    expect((await statusOf(reference)).history.map(({ status }) => status)).toEqual(['submitted', 'proven']);
  });

  test('by a text record of the domain, its parts joined', async () => {
    const { reference, proof } = await submit({ website: 'https://northlight.example', requestType: 'correction' });
    names.setText('_360-news.northlight.example', 'x'.repeat(300), proof.line);
    site.set(WELL_KNOWN, (_req, res) => res.writeHead(404).end());
    expect(await findings(reference)).toEqual(['proven', 'missing', 'found']);
  });

  test('the token of one domain proves no other', async () => {
    const mine = await submit({ website: 'https://elsewhere.example' });
    const theirs = await submit({ website: 'https://courier.example', publisherName: 'Not mine' });
    site.set(WELL_KNOWN, text(mine.proof.line, theirs.proof.line));
    expect(await findings(theirs.reference)).toEqual(['submitted', 'unreachable', 'missing']);
    expect((await findings(mine.reference))[0]).toBe('proven');
  });

  test('is looked for once in a quarter of a minute, whoever asks', async () => {
    const [first, second] = [await submit({ publisherName: 'One' }), await submit({ publisherName: 'Two' })];
    await rested();
    site.set(WELL_KNOWN, text(''));
    const answers = await Promise.all([check(first.reference), check(first.reference)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const refused = await check(second.reference);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  });
});

describe('operators', () => {
  test('are the only ones who see and decide', async () => {
    const { reference } = await submit({ publisherName: 'Forged' });
    expect((await service.get('/api/operator/publisher-requests')).status).toBe(403);
    const reviewer: Identity = { ...ANA, roles: ['reader', 'reviewer'] };
    const refused = await decide(reference, { decision: 'decline', note: 'no' }, reviewer);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
    expect((await statusOf(reference)).status).toBe('submitted');
  });

  test('see what is due soonest first, page by page', async () => {
    const urgent = await submit({ requestType: 'other', matter: 'dmca', publisherName: 'Urgent' });
    const seen: string[] = [];
    let next: string | null = '/api/operator/publisher-requests?limit=7';
    while (next) {
      const answer = await service.as(ANA, next);
      const page = operatorRequestSchema.array().parse(await answer.json());
      seen.push(...page.map(({ reference }) => reference));
      expect(page.map(({ dueAt }) => dueAt)).toEqual(page.map(({ dueAt }) => dueAt).toSorted());
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 2)).toContain(urgent.reference);
    expect((await service.as(ANA, '/api/operator/publisher-requests?status=gone')).status).toBe(400);
  });

  test('approve an unproven opt-out only with a note that says why', async () => {
    const { reference } = await submit({ website: 'https://unproven.example' });
    expect((await decide(reference, { decision: 'approve' })).status).toBe(409);
    expect((await decide(reference, { decision: 'approve', withoutProof: true })).status).toBe(400);
    expect((await decide(reference, { decision: 'maybe' })).status).toBe(400);
    expect((await decide(reference, 'no json')).status).toBe(400);
    const done = await decide(reference, { decision: 'approve', withoutProof: true, note: 'Known by telephone.' });
    expect(operatorRequestSchema.parse(await done.json())).toMatchObject({
      status: 'approved',
      decision: { operator: 'ana', withoutProof: true, note: 'Known by telephone.' },
      contactEmail: ASK.contactEmail,
    });
  });

  test('decline once; the other decision comes too late, the same is harmless', async () => {
    const { reference } = await submit({ requestType: 'correction', publisherName: 'Declined' });
    expect((await decide(reference, { decision: 'decline' })).status).toBe(400);
    const no = { decision: 'decline', note: 'The report says so.' };
    expect((await decide(reference, no)).status).toBe(200);
    expect((await decide(reference, no)).status).toBe(200);
    expect((await decide(reference, { decision: 'approve' })).status).toBe(409);
    expect(await statusOf(reference)).toMatchObject({ status: 'declined', answer: 'The report says so.' });
  });

  test('are warned of what is overdue', async () => {
    const { reference } = await submit({ publisherName: 'Late' });
    const mongo = await connectMongo(service.mongoUrl, silent);
    await mongo.collection('publisher_requests').updateOne({ _id: reference as never }, { $set: { dueAt: ago(90) } });
    await mongo.close();
    const [first] = operatorRequestSchema
      .array()
      .parse(await (await service.as(ANA, '/api/operator/publisher-requests?limit=1')).json());
    expect(first).toMatchObject({ reference, overdue: true, minutesLeft: -90 });
    await service.restart();
    const metrics = await waitUntil('the figure', 10_000, async () => {
      const figures = await (await fetch(new URL('/metrics', service.url))).text();
      return /publisher_requests_overdue\{.*\} 1\n/.test(figures) ? figures : null;
    });
    expect(metrics).toContain('publisher_requests_overdue');
  });
});

describe('an approved opt-out', () => {
  let reference: string;
  let removedIds: string[];
  let stayed: string[];

  /** Every stored document and cached file that holds one of the words, but for the records of the removal itself. */
  const traces = async (words: string[]): Promise<string[]> => {
    const mongo = await connectMongo(service.mongoUrl, silent);
    const records = new Set([
      ...['publisher_requests', 'refused_domains', 'removed_items', 'publishers', 'feeds'],
      // when a host was asked last, forgotten by itself a day later
      'hosts',
    ]);
    const found: string[] = [];
    for (const { name } of (await mongo.db?.listCollections().toArray()) ?? []) {
      if (records.has(name)) continue;
      for (const doc of await mongo.collection(name).find().toArray())
        if (words.some((word) => JSON.stringify(doc).includes(word))) found.push(`${name}/${doc._id}`);
    }
    await mongo.close();
    const files = await readdir(path.join(service.folder, 'media'));
    const lists = await Promise.all(
      ['/api/news?limit=200', '/api/stories?limit=200', '/api/videos', '/api/publishers'].map(async (list) => ({
        list,
        body: await (await service.get(list)).text(),
      })),
    );
    return [
      ...found,
      ...files.filter((file) => words.some((word) => file.includes(word))),
      ...lists.filter(({ body }) => words.some((word) => body.includes(word))).map(({ list }) => list),
    ];
  };

  test('leaves nothing of the publisher, and a receipt that says what went', async () => {
    site.set(
      '/kestria',
      fixedPage(
        rss([
          report(
            'k1',
            'Landslide shuts Marrow Pass; 14 people injured',
            50,
            `<media:content url="${site.origin}/picture.jpg" type="image/jpeg" medium="image"/>`,
          ),
          { id: 'k2', title: 'Kestria orchestra tours the four rivers', summary: 'Nobody else tells.', at: ago(20) },
        ]).replaceAll('outlet.example', 'kestria.example'),
        XML,
      ),
    );
    const before = await waitUntil('the revisions', 20_000, async () => {
      const items = await service.items();
      return items.filter(({ revisions }) => revisions === 1).length === 2 ? items : null;
    });
    const theirs = before.filter(({ sourceUrl }) => sourceUrl.includes('kestria.example'));
    removedIds = theirs.map(({ id }) => id).toSorted();
    stayed = before.filter(({ id }) => !removedIds.includes(id)).map(({ id }) => id);
    expect([removedIds.length, stayed.length]).toEqual([3, 3]);
    const pictured = theirs.find(({ imageUrl }) => imageUrl)?.id;
    for (const width of [168, 640]) expect((await service.get(`/api/media/${pictured}?w=${width}`)).status).toBe(200);
    const shared = (await stories()).find(({ coverage }) => coverage.items === 4);
    expect(shared?.title).toContain('Marrow Pass');
    const mongo = await connectMongo(service.mongoUrl, silent);
    await mongo.collection('stories').insertOne({
      _id: 'e'.repeat(24) as never,
      mergedInto: shared?.id,
      mergePending: false,
      title: 'Landslide shuts Marrow Pass; 14 people injured',
      leadItemId: pictured,
    });
    await mongo.close();
    expect(await traces(removedIds)).not.toEqual([]);

    const request = await submit();
    reference = request.reference;
    names.setText('_360-news.kestria.example', request.proof.line);
    const mongo2 = await connectMongo(service.mongoUrl, silent);
    await mongo2.collection('publisher_requests').updateMany({}, { $set: { nextCheckAt: new Date(0) } });
    await mongo2.close();
    expect(await (await check(reference)).json()).toMatchObject({ status: 'proven' });
    expect((await decide(reference, { decision: 'approve' })).status).toBe(200);
    const enforced = await waitUntil('the removal', 30_000, async () => {
      const now = await statusOf(reference);
      return now.status === 'enforced' ? now : null;
    });
    expect(enforced.history.map(({ status }) => status)).toEqual(['submitted', 'proven', 'approved', 'enforced']);

    const receipt = removalReceiptSchema.parse(await (await service.get(enforced.receiptUrl ?? '')).json());
    expect(receipt).toMatchObject({
      domain: 'kestria.example',
      publishers: [{ id: 'kestria', name: 'The kestria' }],
      decidedBy: 'ana',
      provenBy: 'dns',
      removed: { feeds: 1, items: 3, revisions: 2, engagements: 0, pictures: 2, storiesChanged: 1, storiesRemoved: 2 },
      items: { total: 3, ids: removedIds, next: null },
      verified: { traces: 0, searched: { items: 3 } },
    });
    expect(await traces([...removedIds, 'kestria.example', 'orchestra', '14 people', '12 people'])).toEqual([]);
    for (const id of removedIds) {
      expect((await service.get(`/api/news/${id}`)).status).toBe(404);
      expect((await service.get(`/api/media/${id}?w=640`)).status).toBe(404);
    }
  });

  test('leaves what others tell, in a story that no longer speaks with its words', async () => {
    expect((await service.items()).map(({ id }) => id).toSorted()).toEqual(stayed.toSorted());
    const [story] = await stories();
    const detail = (await (await service.get(`/api/stories/${story?.id}`)).json()) as StoryDetail;
    expect(detail.items.map(({ id }) => id).toSorted()).toEqual(stayed.toSorted());
    expect(stayed).toContain(detail.leadItemId);
    expect(detail.imageUrl).toBeNull();
    expect((await service.get(`/api/stories/${'e'.repeat(24)}`, { redirect: 'manual' })).status).toBe(308);
  });

  test('holds when the list is read again, when others carry its reports, and after a restart', async () => {
    site.set(
      '/digest',
      fixedPage(
        rss([
          { id: 'k9', title: 'Kestria Now carried once more', at: ago(2) },
          { id: 'd9', title: 'The digest of the evening', at: ago(1) },
        ]).replace(/outlet\.example\/k9/g, 'news.kestria.example/k9'),
        XML,
      ),
    );
    await service.restart();
    await waitUntil('the digest', 20_000, async () =>
      (await service.items()).some(({ title }) => title.includes('digest of the evening')) ? true : null,
    );
    const asked = site.requests.filter((request) => request === 'GET /kestria').length;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(site.requests.filter((request) => request === 'GET /kestria')).toHaveLength(asked);
    expect((await service.items()).filter(({ sourceUrl }) => sourceUrl.includes('kestria'))).toEqual([]);
    const publishers = (await (await service.get('/api/publishers?limit=200')).json()) as Publisher[];
    expect(publishers.map(({ id }) => id)).not.toContain('kestria');
    expect(await (await service.get('/api/feeds.opml')).text()).not.toContain('kestria');
  });

  test('approved a second time, or asked for again, changes nothing', async () => {
    expect(await (await decide(reference, { decision: 'approve' })).json()).toMatchObject({ status: 'enforced' });
    const receipt = await (await service.get(`/api/publisher-requests/${reference}/receipt`)).json();
    const again = await submit({ publisherName: 'Kestria Now again' });
    await decide(again.reference, { decision: 'approve', withoutProof: true, note: 'Proven before.' });
    await waitUntil('the second removal', 20_000, async () =>
      (await statusOf(again.reference)).status === 'enforced' ? true : null,
    );
    expect(await (await service.get(`/api/publisher-requests/${reference}/receipt`)).json()).toEqual(receipt);
    const second = removalReceiptSchema.parse(
      await (await service.get(`/api/publisher-requests/${again.reference}/receipt`)).json(),
    );
    expect(second.items.total).toBe(0);
  });

  test('of a domain that is not read keeps a feed that is listed later from being read', async () => {
    const { reference: early } = await submit({ website: 'https://latecomer.example' });
    await decide(early, { decision: 'approve', withoutProof: true, note: 'By letter.' });
    await waitUntil('the refusal', 20_000, async () => ((await statusOf(early)).status === 'enforced' ? true : null));
    site.set('/latecomer', fixedPage(rss([{ id: 'l1', title: 'Too late', at: ago(1) }]), XML));
    const file = path.join(service.folder, 'catalogue.json');
    const listed = JSON.parse(await readFile(file, 'utf8')) as unknown[];
    const { writeFile } = await import('node:fs/promises');
    await writeFile(
      file,
      JSON.stringify([
        ...listed,
        outlet('latecomer', `${site.origin}/latecomer`, { site: 'https://news.latecomer.example' }),
        outlet('welcome', `${site.origin}/welcome`, { site: 'https://welcome.example' }),
      ]),
    );
    site.set('/welcome', fixedPage(rss([{ id: 'w1', title: 'A new outlet begins', at: ago(1) }]), XML));
    await service.restart();
    await waitUntil('the other new outlet', 20_000, async () =>
      (await service.items()).some(({ title }) => title === 'A new outlet begins') ? true : null,
    );
    expect(site.requests).not.toContain('GET /latecomer');
  });
});
