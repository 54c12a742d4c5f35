import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Channel, loadContent } from './content.ts';
import { entryOf, type Media } from './feeds/entry.ts';
import { readMedia } from './media.ts';
import { loadAccounts } from './posts/accounts.ts';
import { SAMPLE_X_TOKEN } from './posts/network.ts';
import { planPosts } from './posts/timeline.ts';
import { outNow, type Press } from './press.ts';
import { answerRequest } from './routes.ts';
import { STARTING_SINGLES, writeSingles } from './singles/writer.ts';
import { type Item, place, planItems } from './timeline.ts';

export type NewsroomOptions = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** How readers' browsers reach it; the listening address by default. */
  publicUrl?: string;
  /** Epoch milliseconds; the moment the stories are dated from, by default `now()` at the start. */
  epoch?: number;
  now?: () => number;
  /** How many times faster than real time the reserve is released. */
  pace?: number;
  /** The key its X API asks for. */
  xToken?: string;
};

export type Newsroom = { url: string; epoch: number; items: number; outlets: number; close(): Promise<void> };

/** Throws where an item or a channel names a picture or clip that is not there. */
function checkMedia(items: readonly Item[], channels: readonly Channel[], media: Media): void {
  for (const item of items) entryOf(item, '', media);
  for (const { id, clip } of channels)
    if (!media.clips.has(clip)) throw new Error(`channel ${id}: no clip is called ${clip}`);
}

/** Starts the sample newsroom. Rejects where the port is taken or a data file is wrong. */
export async function startNewsroom(options: NewsroomOptions): Promise<Newsroom> {
  const { port, host = '127.0.0.1', now = Date.now, pace = 1, xToken = SAMPLE_X_TOKEN } = options;
  const { epoch = now() } = options;
  const written = loadContent();
  const generated = writeSingles(written.outlets);
  const content = { ...written, singles: [...written.singles, ...generated.slice(0, STARTING_SINGLES)] };
  const items = planItems({ content, reserve: generated.slice(STARTING_SINGLES), epoch, pace });
  const media = readMedia();
  checkMedia(items, content.channels, media);
  const file = loadAccounts();
  const posts = planPosts({ file, items, stories: content.stories, place: (offset) => place({ epoch, pace }, offset) });
  const networks = { file, posts, token: xToken, reads: new Map() };
  const press: Press = { content, media, items, networks, base: '', now };
  const server = createServer((request, response) => {
    answerRequest(press, request, response).catch((error: unknown) => {
      console.error('newsroom: a request failed', request.url, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  press.base = options.publicUrl?.replace(/\/$/, '') ?? `http://${host}:${bound}`;
  return {
    url: press.base,
    epoch,
    items: outNow(press).length,
    outlets: content.outlets.length,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Exits with a sentence where an argument is not what it should be. */
function readArguments(): NewsroomOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8360' },
      host: { type: 'string', default: '127.0.0.1' },
      'public-url': { type: 'string' },
      epoch: { type: 'string' },
      pace: { type: 'string', default: '1' },
    },
  });
  const [port, pace] = [Number(values.port), Number(values.pace)];
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port`);
  if (!(pace > 0)) throw new Error(`--pace ${values.pace} is not above zero`);
  const epoch = values.epoch === undefined ? undefined : Date.parse(values.epoch);
  if (Number.isNaN(epoch)) throw new Error(`--epoch ${values.epoch} is no ISO date`);
  return {
    port,
    host: values.host,
    pace,
    ...(epoch === undefined ? {} : { epoch }),
    ...(values['public-url'] ? { publicUrl: values['public-url'] } : {}),
  };
}

if (import.meta.main) {
  const newsroom = await startNewsroom(readArguments());
  console.log(`newsroom ${newsroom.url} items ${newsroom.items} outlets ${newsroom.outlets}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void newsroom.close());
}
