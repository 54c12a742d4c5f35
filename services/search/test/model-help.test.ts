import { randomBytes } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { type Page, startSite } from '@360/testkit/site';
import { afterEach, describe, expect, it } from 'vitest';
import { createModelHelp, type ModelHelp } from '../src/help/model-help.ts';

const PIECES = [{ piece: 'country:de', because: 'the Elbe' }];
const PICTURE = { mime: 'image/png' as const, data: 'AAAA', reader: 'anon:ana' };
const RECORDING = { mime: 'audio/wav' as const, data: 'AAAA', reader: 'anon:ana' };

let help: ModelHelp;
let site: Awaited<ReturnType<typeof startSite>>;
let asked: string[];
let clock: number;
afterEach(async () => {
  await help.close();
  await site.close();
});

/** An analysis service that answers so; null for one that never does. */
const start = async (answer: () => { status?: number; body: unknown } | null) => {
  asked = [];
  clock = 0;
  const page: Page = async (req, res) => {
    asked.push(req.url ?? '');
    const { status = 200, body } = answer() ?? { body: undefined };
    if (body !== undefined) res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const paths = ['intent', 'picture', 'transcript'].map((path) => `/internal/search/help/${path}`);
  site = await startSite(Object.fromEntries(paths.map((path) => [path, page])));
  help = createModelHelp({
    ...{ analysisUrl: site.origin, identityKey: randomBytes(32), logger: createLogger('test', 'silent') },
    now: () => clock,
  });
};

describe('what a model adds to a search', () => {
  it('is asked once for the same query, and is what it said', async () => {
    await start(() => ({ body: { isSetUp: true, pieces: PIECES, text: '' } }));
    expect(await help.intent('floods on the Elbe')).toEqual(PIECES);
    expect(await help.intent('floods on the Elbe')).toEqual(PIECES);
    expect(asked).toHaveLength(1);
  });

  it('is nothing where none is set up, which is not asked again for a minute', async () => {
    await start(() => ({ body: { isSetUp: false, pieces: [], text: '' } }));
    expect(await help.intent('one')).toEqual([]);
    expect([await help.intent('two'), await help.picture(PICTURE)]).toEqual([[], '']);
    expect(await help.transcript(RECORDING)).toEqual({ state: 'off' });
    expect(asked).toHaveLength(1);
    clock += 61_000;
    await help.intent('two');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, () => { status?: number; body: unknown } | null]>([
    ['fails', () => ({ status: 500, body: {} })],
    ['refuses', () => ({ status: 403, body: {} })],
    ['answers in another form', () => ({ body: { isSetUp: true, pieces: [{ piece: 1 }] } })],
    ['answers too much', () => ({ body: { isSetUp: true, pieces: Array.from({ length: 9 }, () => PIECES[0]) } })],
  ])('is nothing where the service %s', async (_, answer) => {
    await start(answer);
    expect(await help.intent('floods')).toEqual([]);
  });

  it('is not waited for longer than a second and a half, and then left alone for a while', async () => {
    await start(() => null);
    const started = performance.now();
    expect(await help.intent('floods')).toEqual([]);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(await help.intent('storms')).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe('what is spoken in a recording', () => {
  it('is told, and that nobody speaks is told too', async () => {
    let text = 'The ferry is on strike.';
    await start(() => ({ body: { isSetUp: true, text } }));
    expect(await help.transcript(RECORDING)).toEqual({ state: 'heard', text });
    text = '';
    expect(await help.transcript(RECORDING)).toEqual({ state: 'heard', text: '' });
    expect(asked).toEqual(Array.from({ length: 2 }, () => '/internal/search/help/transcript'));
  });

  it('may be told by nobody where queries are understood, and is not asked again for a minute', async () => {
    await start(() => ({ body: { isSetUp: asked.at(-1)?.endsWith('intent'), pieces: PIECES, text: null } }));
    expect(await help.transcript(RECORDING)).toEqual({ state: 'off' });
    expect(await help.transcript(RECORDING)).toEqual({ state: 'off' });
    expect(asked).toHaveLength(1);
    expect(await help.intent('floods')).toEqual(PIECES);
    clock += 61_000;
    await help.transcript(RECORDING);
    expect(asked).toHaveLength(3);
  });

  it('was not told this time, and may be the next', async () => {
    await start(() => ({ body: { isSetUp: true, text: null } }));
    expect(await help.transcript(RECORDING)).toEqual({ state: 'failed' });
    expect(await help.transcript(RECORDING)).toEqual({ state: 'failed' });
    expect(asked).toHaveLength(2);
  });

  it.each<[string, { status?: number; body: unknown }]>([
    ['fails', { status: 500, body: {} }],
    ['answers in another form', { body: { isSetUp: true, text: ['The ferry'] } }],
    ['answers too much', { body: { isSetUp: true, text: 'x'.repeat(30_001) } }],
  ])('is asked for again after a while where the service %s, and meanwhile queries are', async (_, answer) => {
    await start(() => (asked.at(-1)?.endsWith('intent') ? { body: { isSetUp: true, pieces: PIECES } } : answer));
    expect(await help.transcript(RECORDING)).toEqual({ state: 'failed' });
    expect(await help.transcript(RECORDING)).toEqual({ state: 'failed' });
    expect(asked).toHaveLength(1);
    expect(await help.intent('floods')).toEqual(PIECES);
  });
});
