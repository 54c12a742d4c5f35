import { once } from 'node:events';
import { connect } from 'node:net';
import { problemSchema } from '@360/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type All, sendRaw, startAll } from './_harness.ts';

let all: All;
let usual: All['upstream']['answer'];
beforeAll(async () => {
  all = await startAll();
  usual = all.upstream.answer;
});
afterAll(() => all.stop());
beforeEach(() => {
  all.upstream.answer = usual;
  all.upstream.asked.length = 0;
});

const problemOf = async (answer: Response) => problemSchema.parse(await answer.json());

describe('an upstream that fails', () => {
  const expectNoTrace = (problem: { error: string }) =>
    expect(JSON.stringify(problem)).not.toMatch(/127\.0\.0\.1|localhost|ECONN|socket|:\d{4}/i);

  test('reset before an answer: 502', async () => {
    all.upstream.answer = (req) => req.socket.destroy();
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(502);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('upstream_unavailable');
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
    expectNoTrace(problem);
  });

  test('speaking nonsense: 502', async () => {
    all.upstream.answer = (req) => req.socket.end('SSH-2.0-nonsense\r\n');
    const answer = await all.ask('/api/news');
    expect([answer.status, (await problemOf(answer)).code]).toEqual([502, 'upstream_unavailable']);
  });

  test('no answer in time: 504', async () => {
    all.upstream.answer = () => undefined;
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(504);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('upstream_timeout');
    expectNoTrace(problem);
  });

  test('a search may take longer than other requests, as reading an attached picture does, and not for ever', async () => {
    all.upstream.answer = (_req, res) => void setTimeout(() => res.end('{}'), 2 * all.config.upstreamTimeoutMs);
    const question = { method: 'POST', body: '{}' };
    const [search, others] = await Promise.all([
      all.ask('/api/search', question),
      all.ask('/api/related-news-enhanced', question),
    ]);
    expect([search.status, others.status]).toEqual([200, 504]);
    all.upstream.answer = () => undefined;
    expect((await all.ask('/api/search')).status).toBe(504);
  });

  test('stalled in the middle of a body: the reader sees it broken off, not whole', async () => {
    all.upstream.answer = (_req, res) => void res.writeHead(200, { 'content-length': '100' }).write('half');
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test.each([
    ['reset', 502],
    ['silent', 504],
  ])('%s after the header fields: the problem is not mixed with them', async (how, status) => {
    all.upstream.answer = (req, res) => {
      res.writeHead(200, {
        'content-encoding': 'gzip',
        'content-length': '100',
        etag: '"1"',
        link: '</x>; rel="next"',
      });
      res.flushHeaders();
      if (how === 'reset') setTimeout(() => req.socket.destroy(), 20);
    };
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(status);
    await problemOf(answer);
    for (const name of ['content-encoding', 'etag', 'link']) expect(answer.headers.get(name), name).toBeNull();
  });

  test('broken off in the middle of a chunked body: not taken for the end', async () => {
    all.upstream.answer = (req, res) => {
      res.write('half');
      setTimeout(() => req.socket.destroy(), 20);
    };
    const answer = await all.ask('/api/news');
    await expect(answer.text()).rejects.toThrow();
  });

  test('a read whose kept connection was closed is asked again', async () => {
    const own = await startAll();
    try {
      const used = new WeakSet<object>();
      own.upstream.answer = (req, res) => {
        if (used.has(req.socket)) {
          req.socket.destroy();
          return;
        }
        used.add(req.socket);
        res.end('{}');
      };
      for (let each = 0; each < 3; each += 1) {
        const answer = await own.ask('/api/news');
        expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      }
      expect(own.upstream.asked.length).toBeGreaterThan(3);
    } finally {
      await own.stop();
    }
  });

  test('a write is never sent twice', async () => {
    all.upstream.answer = (req) => req.socket.destroy();
    expect((await all.ask('/api/news', { method: 'POST', body: '{}' })).status).toBe(502);
    expect((await all.ask('/api/news', { method: 'DELETE' })).status).toBe(502);
    expect(all.upstream.asked.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});

describe('a reader who fails', () => {
  test('leaving takes the request to the service down', async () => {
    const patient = await startAll({ upstreamTimeoutMs: 600_000 });
    try {
      const asked = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      patient.upstream.answer = (req) => {
        req.socket.once('close', () => gone.resolve());
        asked.resolve();
      };
      const { hostname, port } = new URL(patient.gateway.url);
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write('GET /api/news HTTP/1.1\r\nHost: x\r\n\r\n');
      await asked.promise;
      socket.destroy();
      await gone.promise;
    } finally {
      await patient.stop();
    }
  });

  test('taking an answer slowly is no failure of the service', async () => {
    const size = 24_000_000;
    all.upstream.answer = (_req, res) =>
      void res.writeHead(200, { 'content-length': size }).end(Buffer.alloc(size, 97));
    const { hostname, port } = new URL(all.gateway.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('GET /api/media/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    // Three times as long as an upstream may be silent.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    let received = 0;
    for await (const chunk of socket) received += (chunk as Buffer).length;
    expect(received).toBeGreaterThanOrEqual(size);
  });

  test('a body declared too large is refused before it is sent', async () => {
    const raw = await sendRaw(
      all.gateway.url,
      'POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Length: 10001\r\n\r\n',
      /requestId/,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 413 /);
    expect(raw).toContain('"code":"bad_request"');
    expect(all.upstream.asked).toHaveLength(0);
  });

  test('a body that grows too large is cut off, at the service too', async () => {
    const patient = await startAll({ upstreamTimeoutMs: 600_000 });
    const arrived = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    patient.upstream.answer = (req) => {
      req.resume().once('error', () => cut.resolve());
      arrived.resolve();
    };
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent > 0) await arrived.promise;
        controller.enqueue(new Uint8Array(4_000));
        sent += 4_000;
      },
    });
    try {
      const answer = await patient.ask('/api/news', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'bad_request']);
      await cut.promise;
    } finally {
      await patient.stop();
    }
  });

  test('a service that answers while a body grows too large does no harm', async () => {
    all.upstream.answer = (req, res) => {
      req.on('error', () => undefined).resume();
      const talk = setInterval(() => res.write('x'), 1);
      res.once('close', () => clearInterval(talk));
    };
    for (let each = 0; each < 10; each += 1) {
      const stream = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(3_000)),
      });
      const answer = await all
        .ask('/api/news', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
        .then(({ status }) => status)
        .catch(() => 'cut off');
      expect([200, 413, 'cut off']).toContain(answer);
    }
    expect((await all.ask('/healthz')).status).toBe(200);
  });

  test('a body at the limit is not', async () => {
    all.upstream.answer = (req, res) => void req.resume().on('end', () => res.end('{}'));
    expect((await all.ask('/api/news', { method: 'POST', body: new Uint8Array(10_000) })).status).toBe(200);
  });

  test('an early refusal by the service reaches a reader who is still sending', async () => {
    all.upstream.answer = (_req, res) => void res.writeHead(400, { connection: 'close' }).end('{"no":1}');
    const answer = await all.ask('/api/news', { method: 'POST', body: new Uint8Array(10_000) });
    expect(answer.status).toBe(400);
  });

  test('two requests that could be read in two ways are refused', async () => {
    const raw = await sendRaw(
      all.gateway.url,
      'POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/news HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(all.upstream.asked).toHaveLength(0);
  });
});

test('a service that is not there: 502 in words for a reader', async () => {
  const { url } = all.upstream;
  await all.upstream.stop();
  const answer = await all.ask('/api/news');
  expect([answer.status, (await problemOf(answer)).code]).toEqual([502, 'upstream_unavailable']);
  all.upstream.server.listen(Number(url.port), url.hostname);
  await once(all.upstream.server, 'listening');
  expect((await all.ask('/api/news')).status).toBe(200);
});
